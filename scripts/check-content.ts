import { checkContent } from '@/lib/content/check-content';
import { report } from './report';

report(checkContent(), 'content');
