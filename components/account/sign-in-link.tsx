import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/ui/page-link';
import { SIGN_IN } from './section-id';

/** The header's login button: leads to the section that says whether sign-in is open. */
export async function SignInLink({ className }: { className?: string | undefined }) {
  const t = await getTranslations('account');
  return (
    <PageLink page="signup" anchor={SIGN_IN} className={className}>
      {t('title')}
    </PageLink>
  );
}
