/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fetchMock, fill, messages, renderForm, show, submit } from './shown-form';

it('answers the first submission of an untouched form in its own words, and keeps what is typed meanwhile', async () => {
  renderForm();
  const form = submit().closest('form') as HTMLFormElement;
  expect(form).toHaveAttribute('novalidate');
  expect(fireEvent.submit(form)).toBe(false);
  fireEvent.input(screen.getByLabelText(messages.fields.lastName), { target: { value: 'L' } });
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByText('First name is required')).toBeInTheDocument();
  expect(within(summary).queryByText('Last name is required')).toBeNull();
  expect(screen.getByLabelText(messages.fields.firstName)).toBeInvalid();
  expect(screen.getByLabelText(messages.fields.lastName)).toHaveValue('L');
});

it('leaves validating and sending to the browser when what does both cannot be loaded', async () => {
  jest.doMock('@/browser/islands/demo-form/request', () => {
    throw new Error('The bundle is gone');
  });
  const browser = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  addEventListener('preloaderror', (event) => event.preventDefault(), { once: true });
  renderForm();
  const form = submit().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(browser).toHaveBeenCalledTimes(1));
  expect(form).not.toHaveAttribute('novalidate');
  expect(submit()).toHaveTextContent(messages.submit);
  expect(fireEvent.submit(form)).toBe(true);
  browser.mockRestore();
  jest.dontMock('@/browser/islands/demo-form/request');
});

it('shows at its field what the receiver refused', async () => {
  const user = userEvent.setup();
  fetchMock.mockResolvedValue(
    answer(422, {
      errors: [{ field: 'email', code: 'email.invalid', message: 'Invalid email address' }],
    }),
  );
  await show();
  await fill(user);
  await user.click(submit());
  expect(await screen.findAllByText('Invalid email address')).toHaveLength(2);
});
