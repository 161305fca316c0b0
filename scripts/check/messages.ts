import { checkMessages } from '@/authoring/messages/check-messages';
import { readArguments, report } from './report';

const { format } = readArguments('npm run check:messages [-- --format terminal|json|github]');

report(checkMessages(), 'messages', format);
