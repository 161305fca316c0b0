import { checkGlossary } from '@/lib/content/check-glossary';
import { checkGuides } from '@/lib/content/check-guides';
import { isoDay } from '@/lib/content/review';
import { report } from './report';

report([...checkGuides(isoDay(new Date())), ...checkGlossary().problems], 'content');
