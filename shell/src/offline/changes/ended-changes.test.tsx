import { NetworkError, setSession } from '@roommate/shell-api';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toasts } from '../../notifications/toasts.ts';
import { sampleChange } from '../../testing/sample-change.ts';
import { ChangesSlot } from '../changes-slot.tsx';
import { endChangesOfOthers } from '../end-changes-of-others.ts';
import { dropChange, keepChange, readChanges } from '../waiting-changes.ts';
import { sendLeftChanges } from './send-left-changes.ts';
import { waitAndSend } from './wait-and-send.ts';

const user = sampleUser();
const message = sampleChange({ uid: user.uid });
const success = jest.spyOn(toasts, 'success').mockImplementation(() => undefined);

function endSession(): void {
  setSession({ status: 'signed-out' });
  endChangesOfOthers('');
}
function letAnotherSignIn(): void {
  setSession({ status: 'signed-in', user: sampleUser({ uid: 'another' }) });
  endChangesOfOthers('another');
}

const sendersOf = (respond: () => Response) => {
  const send = () => Promise.resolve().then(respond);
  return { apiBase: 'http://localhost/api', asUser: send, asVisitor: send };
};

/** A refusal whose body comes only after the session has changed. */
const refusalAfter = (changeSession: () => void) => () => {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: (controller) => {
      changeSession();
      controller.enqueue(new TextEncoder().encode('{"error":"No."}'));
      controller.close();
    },
  };
  // It is not read in advance.
  return new Response(new ReadableStream(source, { highWaterMark: 0 }), { status: 404 });
};

beforeEach(() => {
  createTestShell();
  for (const { id } of readChanges()) dropChange(id);
  setSession({ status: 'signed-in', user });
  success.mockClear();
});

const open = () =>
  render(
    <>
      <ChangesSlot />
      <main tabIndex={-1} />
    </>,
  );

it('says so, with one button that moves the focus to the page', async () => {
  open();
  act(() => keepChange(message));
  act(endSession);
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^Your message may not have been sent\. It was removed from this browser because your session ended\.$/,
  );
  const ok = screen.getByRole('button');
  expect(ok).toHaveAccessibleName('OK: your message');
  await userEvent.click(ok);
  expect(readChanges()).toEqual([]);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('has one notice for each kind, whose button removes all changes of that kind', async () => {
  const like = { kind: 'like', uid: user.uid, body: '{}' } as const;
  open();
  act(() => {
    keepChange(sampleChange({ ...like, id: 'first', madeAt: 1 }));
    keepChange(sampleChange({ uid: user.uid, id: 'message', madeAt: 2 }));
    keepChange(sampleChange({ ...like, id: 'second', madeAt: 3 }));
    endSession();
  });
  const notices = await screen.findAllByRole('status');
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    'Your likes may not have been saved. They were removed from this browser because your session ended.',
    'Your message may not have been sent. It was removed from this browser because your session ended.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'OK: your likes' }));
  expect(readChanges()).toMatchObject([{ id: 'message' }]);
  expect(screen.getByRole('group', { name: 'Perhaps not done: your message' })).toHaveFocus();
});

it.each([
  ['whose session ended', endSession, [{ state: 'ended', body: '{}' }]],
  ['after whom somebody else signed in', letAnotherSignIn, []],
])('stores no words again of a person %s before the refusal', async (_, changeSession, left) => {
  keepChange(message);
  await sendLeftChanges(sendersOf(refusalAfter(changeSession)));
  expect(readChanges()).toMatchObject(left);
});

it('removes the notice of a change that was sent before its session ended', async () => {
  keepChange(message);
  const respond = () => {
    endSession();
    return new Response('{}', { status: 201 });
  };
  await sendLeftChanges(sendersOf(respond));
  expect(readChanges()).toEqual([]);
  expect(success).toHaveBeenCalledTimes(1);
});

const refusalAtEnd = () => {
  endSession();
  return new Response('{"error":"No."}', { status: 404 });
};

it.each([
  ['before a refusal for a page that shows', location.pathname, refusalAtEnd],
  ['before a refusal for a page that is left', '/left', refusalAtEnd],
  ['during a refusal for a page that is left', '/left', refusalAfter(endSession)],
])('stores no words again of a change whose session ended %s', async (_, page, respond) => {
  const sent = waitAndSend({ ...message, page }, sendersOf(respond), new AbortController().signal);
  await expect(sent).rejects.toThrow(NetworkError);
  // The response comes after the error.
  await new Promise((resolve) => setTimeout(resolve));
  expect(readChanges()).toMatchObject([{ state: 'ended', body: '{}' }]);
});

it('does not wait with a change that has ended before the code for it has loaded', async () => {
  keepChange(message);
  endSession();
  const sent = waitAndSend(
    message,
    sendersOf(() => new Response('{}')),
    new AbortController().signal,
  );
  await expect(sent).rejects.toThrow(NetworkError);
  expect(readChanges()).toMatchObject([{ state: 'ended', body: '{}' }]);
});
