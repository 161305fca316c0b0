import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageIntroduction } from '@/ui/sections/page-introduction';
import { ClaimList } from './claim-list';

/** What the site says of the company and the product, each time with the reason why. */
export function ClaimsPage() {
  return (
    <PageShell page="claims">
      <PageIntroduction page="claims" />
      <ClaimList />
      <CtaBand />
    </PageShell>
  );
}
