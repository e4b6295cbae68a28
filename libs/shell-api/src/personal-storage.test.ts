import { forgetPersonalTextsOnSignOut, personalStorage } from './personal-storage.ts';
import { setSession } from './session.ts';
import { sampleUser } from './testing/sample-users.ts';

beforeEach(() => sessionStorage.clear());

describe('personalStorage', () => {
  it('keeps a text until it is removed', () => {
    personalStorage.set('draft', 'Sunny room');
    expect(personalStorage.get('draft')).toBe('Sunny room');
    personalStorage.remove('draft');
    expect(personalStorage.get('draft')).toBeNull();
  });

  it('forgets every text when the user signs out, and nothing else', () => {
    forgetPersonalTextsOnSignOut();
    const user = sampleUser();
    setSession({ status: 'signed-in', user });
    personalStorage.set('draft', 'Sunny room');
    sessionStorage.setItem('scroll', '900');
    setSession({ status: 'loading', slow: false, user });
    expect(personalStorage.get('draft')).toBe('Sunny room');
    setSession({ status: 'signed-out' });
    expect(personalStorage.get('draft')).toBeNull();
    expect(sessionStorage.getItem('scroll')).toBe('900');
  });

  it('keeps nothing where the browser blocks storage', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    personalStorage.set('draft', 'Sunny room');
    expect(personalStorage.get('draft')).toBeNull();
    blocked.mockRestore();
  });
});
