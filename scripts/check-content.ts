import { checkGuides } from '@/lib/content/check-guides';
import { report } from './report';

report(checkGuides(), 'content');
