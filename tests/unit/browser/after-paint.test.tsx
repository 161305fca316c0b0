/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { useAfterPaint } from '@/browser/islands/runtime/hooks';

it('gives the last value, once what came with it has been painted', async () => {
  const { result, rerender } = renderHook(({ value }) => useAfterPaint(value), {
    initialProps: { value: 'one' },
  });
  rerender({ value: 'two' });
  expect(result.current).toBe('one');
  rerender({ value: 'three' });
  expect(result.current).toBe('one');
  await waitFor(() => expect(result.current).toBe('three'));
});
