import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { identity } from '@/config/identity';
import { SIGN_IN } from './section-id';

/** Links customers to the sign-in section; without a provider, doesn't offer signing in. */
export async function SignInLink({ className }: { className?: string | undefined }) {
  const t = await getTranslations('account');
  return (
    <PageLink page="signup" anchor={SIGN_IN} className={className}>
      {identity === null ? t('title') : t('signIn')}
    </PageLink>
  );
}
