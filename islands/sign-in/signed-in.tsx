import type { PublicClientApplication } from '@azure/msal-browser';
import { MsalProvider, useMsal } from '@azure/msal-react';
import type { SignInMessages } from './settings';
import { Actions, Button, Details, PlatformLink, Statement } from './styles';

interface SignedInProps {
  client: PublicClientApplication;
  messages: SignInMessages;
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

function Account({ messages, platformUrl, onSignOut }: Omit<SignedInProps, 'client'>) {
  const { instance } = useMsal();
  const account = instance.getActiveAccount();
  return (
    <>
      <Statement>{messages.signedIn}</Statement>
      <Details>
        {account?.name && (
          <div>
            <dt>{messages.name}</dt>
            <dd>{account.name}</dd>
          </div>
        )}
        {account?.username && (
          <div>
            <dt>{messages.account}</dt>
            <dd>{account.username}</dd>
          </div>
        )}
      </Details>
      <Actions>
        {platformUrl !== null && (
          <PlatformLink href={platformUrl}>{messages.platform}</PlatformLink>
        )}
        <Button type="button" data-quiet="" onClick={onSignOut}>
          {messages.signOut}
        </Button>
      </Actions>
    </>
  );
}
