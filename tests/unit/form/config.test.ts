import { readDemoFormConfig } from '@/lib/config/demo-form';

it('uses the embedded receiver by default', () => {
  expect(readDemoFormConfig({})).toEqual({
    endpoint: '/api/demo-requests/',
    extraFields: {},
    success: 'receiver',
  });
});

it('reads another service', () => {
  expect(
    readDemoFormConfig({
      DEMO_FORM_ENDPOINT: 'https://forms.example/f/1',
      DEMO_FORM_FIELDS: '{"form-name":"demo"}',
      DEMO_FORM_SUCCESS: 'json-ok',
    }),
  ).toEqual({
    endpoint: 'https://forms.example/f/1',
    extraFields: { 'form-name': 'demo' },
    success: 'json-ok',
  });
  expect(readDemoFormConfig({ DEMO_FORM_ENDPOINT: 'none' }).endpoint).toBeNull();
});

it.each([
  [{ DEMO_FORM_ENDPOINT: 'http://a.example' }, /DEMO_FORM_ENDPOINT is "http:\/\/a\.example"/],
  [{ DEMO_FORM_ENDPOINT: '//a.example' }, /DEMO_FORM_ENDPOINT/],
  [{ DEMO_FORM_SUCCESS: 'always' }, /DEMO_FORM_SUCCESS is "always"/],
  [{ DEMO_FORM_FIELDS: '{"a":1}' }, /DEMO_FORM_FIELDS is .* to a JSON object with string values/],
  [{ DEMO_FORM_FIELDS: '{' }, /DEMO_FORM_FIELDS/],
])('refuses %j', (env, message) => {
  expect(() => readDemoFormConfig(env)).toThrow(message);
});
