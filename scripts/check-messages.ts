import { checkMessages } from '@/lib/messages/check-messages';
import { report } from './report';

report(checkMessages(), 'messages');
