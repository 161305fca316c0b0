import type { PublicClientApplication } from '@azure/msal-browser';
import { MsalProvider, useMsal } from '@azure/msal-react';
import type { SignInWords } from './settings';
import { Actions, Button, Details, PlatformLink, Statement } from './styles';

interface SignedInProps {
  client: PublicClientApplication;
  words: SignInWords;
  platformUrl: string | null;
  onSignOut: () => void;
}

/** The account that is signed in, a link to the platform, and sign-out. */
export function SignedIn({ client, ...rest }: SignedInProps) {
  return (
    <MsalProvider instance={client}>
      <Account {...rest} />
    </MsalProvider>
  );
}

function Account({ words, platformUrl, onSignOut }: Omit<SignedInProps, 'client'>) {
  const { instance } = useMsal();
  const account = instance.getActiveAccount();
  return (
    <>
      <Statement>{words.signedIn}</Statement>
      <Details>
        {account?.name && (
          <div>
            <dt>{words.name}</dt>
            <dd>{account.name}</dd>
          </div>
        )}
        {account?.username && (
          <div>
            <dt>{words.account}</dt>
            <dd>{account.username}</dd>
          </div>
        )}
      </Details>
      <Actions>
        {platformUrl !== null && <PlatformLink href={platformUrl}>{words.platform}</PlatformLink>}
        <Button type="button" data-quiet="" onClick={onSignOut}>
          {words.signOut}
        </Button>
      </Actions>
    </>
  );
}
