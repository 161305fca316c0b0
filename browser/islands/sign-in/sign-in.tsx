import { useEffect, useRef } from 'react';
import type { SignInMessages, SignInSettings } from './settings';
import { Button, Panel, Statement } from './styles';
import { type Phase, useSignIn } from './use-sign-in';

interface SignInProps {
  settings: SignInSettings;
  messages: SignInMessages;
  /** E-mail address for help, if there is one. */
  email: string | null;
  platformUrl: string | null;
  /** Id of the section, which visitors return to from the provider. */
  section: string;
}

/** The button's label while it waits, by phase. */
const waiting: Partial<Record<Phase['name'], 'loading' | 'redirecting' | 'returning'>> = {
  preparing: 'loading',
  loading: 'loading',
  leaving: 'loading',
  redirecting: 'redirecting',
  returning: 'returning',
};

/** The message above the button, by phase. */
const said: Partial<Record<Phase['name'], 'cancelled' | 'expired' | 'left' | 'leftHere'>> = {
  cancelled: 'cancelled',
  expired: 'expired',
  left: 'left',
  leftHere: 'leftHere',
};

/** Sign-in by redirect to the identity provider, and its outcome. */
export function SignIn({ settings, messages, email, platformUrl, section }: SignInProps) {
  const { phase, arrived, start, leave } = useSignIn(settings, section);
  const panel = useRef<HTMLDivElement>(null);
  const wait = waiting[phase.name];
  const message = said[phase.name];
  const failed = phase.name === 'error';

  useEffect(() => {
    if (arrived && !wait) panel.current?.focus();
  }, [arrived, wait]);

  return (
    <Panel className="grid measure" ref={panel} tabIndex={-1}>
      <div role="status">
        {message && (
          <Statement className="quoted" data-tone={message === 'left' ? 'calm' : 'caution'}>
            {messages[message]}
          </Statement>
        )}
        {wait && phase.name !== 'preparing' && <p className="visually-hidden">{messages[wait]}</p>}
      </div>
      {failed && (
        <Statement className="quoted" role="alert" data-tone="error">
          {messages.error} {email && <a href={`mailto:${email}`}>{messages.write}</a>}
        </Statement>
      )}
      {phase.name === 'signedIn' ? (
        <phase.opened.module.SignedIn
          client={phase.opened.session.client}
          messages={messages}
          platformUrl={platformUrl}
          onSignOut={leave}
        />
      ) : (
        <>
          <Button
            className="button"
            type="button"
            aria-disabled={wait !== undefined}
            data-waiting={phase.name === 'preparing' || undefined}
            onClick={wait ? undefined : start}
          >
            {wait ? messages[wait] : messages[failed ? 'retry' : 'signIn']}
          </Button>
          <p className="soft">{messages.note}</p>
        </>
      )}
    </Panel>
  );
}
