import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { identity } from '@/config/identity';
import { SIGN_IN } from './section-id';

/** Leads customers to the section for signing in, and offers no sign-in where there is none. */
export async function SignInLink({ className }: { className?: string | undefined }) {
  const t = await getTranslations('account');
  return (
    <PageLink page="signup" anchor={SIGN_IN} className={className}>
      {identity === null ? t('title') : t('signIn')}
    </PageLink>
  );
}
