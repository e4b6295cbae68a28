import { onSignInElsewhere } from './on-sign-in-elsewhere.ts';

describe('a login in another tab', () => {
  afterEach(() => {
    document.cookie = 'signed-in=1; Max-Age=0';
  });

  it('is noticed once, when the visitor comes back', () => {
    const callback = jest.fn();
    onSignInElsewhere(callback);
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    comeBack();
    expect(callback).not.toHaveBeenCalled();
    document.cookie = 'signed-in=1';
    comeBack();
    comeBack();
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
