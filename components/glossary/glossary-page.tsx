import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageIntroduction } from '@/ui/sections/page-introduction';
import { TermList } from './term-list';

/** The glossary: every acronym of the site, its expansion and its meaning. */
export function GlossaryPage() {
  return (
    <PageShell page="glossary">
      <PageIntroduction page="glossary" />
      <TermList />
      <CtaBand topic="glossary" />
    </PageShell>
  );
}
