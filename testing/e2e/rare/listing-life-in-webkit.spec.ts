import { newRoom, type Room } from '@roommate/test-support/listings';
import { newPerson, type Person } from '@roommate/test-support/people';
import { siteUrl } from '@roommate/test-support/product-environment';
import type { WebDriverBrowser } from '@roommate/test-support/webdriver';
import { isWebKitInstalled, webKitTest as test } from '@roommate/test-support/webkit';

const button = (name: string) => `//button[normalize-space()="${name}"]`;
const inDialog = (text: string, xpath: string) =>
  `//*[@role="dialog" or self::dialog][contains(., "${text}")]${xpath}`;
const card = ({ title }: Room) => `//article[contains(., "${title}")]`;
const text = (wanted: string) => `//main//*[contains(normalize-space(), "${wanted}")]`;

async function register(browser: WebDriverBrowser, { name, email, password }: Person): Promise<void> {
  await browser.goto(`${siteUrl}/register`);
  await browser.fill('name', name);
  await browser.fill('email', email);
  await browser.fill('password', password);
  await browser.clickFor(`//main${button('Register')}`, `//header${button('Logout')}`);
}

async function logOut(browser: WebDriverBrowser): Promise<void> {
  await browser.click(`//header${button('Logout')}`);
  await browser.find('//header//a[normalize-space()="Login"]');
}

async function logIn(browser: WebDriverBrowser, { email, password }: Person): Promise<void> {
  await browser.goto(`${siteUrl}/login`);
  await browser.fill('email', email);
  await browser.fill('password', password);
  await browser.clickFor(`//main${button('Login')}`, `//header${button('Logout')}`);
}

async function post(browser: WebDriverBrowser, room: Room): Promise<void> {
  await browser.goto(`${siteUrl}/dashboard/add-listing`);
  await browser.click(`//main//label[normalize-space()="${room.roomType}"]`);
  const { title, location, rent, lifestyle, imageUrl, description, contact } = room;
  const fields = { title, location, rentAmount: rent, lifestyle, imageUrl, description, contact };
  for (const [name, value] of Object.entries(fields)) await browser.fill(name, value);
  await browser.click(`//main${button('Add Listing')}`);
  await browser.click(inDialog('Roommate listing added successfully!', button('OK')));
}

test.describe('WebKit', () => {
  // The driver loses some clicks without an error.
  test.describe.configure({ retries: 3 });
  test.skip(!isWebKitInstalled, 'Install webkit2gtk-driver and xvfb for this test.');

  test('register, add, find, like, edit, delete', async ({ webKit: browser }) => {
    const [owner, visitor] = [newPerson('Farhana Akter'), newPerson()];
    const room = newRoom();
    await register(browser, owner);
    await post(browser, room);
    await logOut(browser);

    await register(browser, visitor);
    await browser.goto(`${siteUrl}/browse-listings`);
    await browser.clickFor(
      `${card(room)}//a[contains(., "See Details")]`,
      text('(0 people interested in this listing)'),
    );
    await browser.clickFor(
      '//main//button[contains(., "Like")]',
      text('(1 person interested in this listing)'),
    );
    await browser.find(text(room.contact));
    await logOut(browser);

    await logIn(browser, owner);
    await browser.goto(`${siteUrl}/dashboard/my-listings`);
    await browser.click(`//main//*[contains(., "${room.title}")]//a[contains(., "Edit")]`);
    await browser.expectValue('title', room.title);
    await browser.fill('rentAmount', '9800');
    await browser.clickFor(
      '//main//button[contains(., "Update") or contains(., "Save")]',
      inDialog('Roommate listing updated successfully!', ''),
    );

    await browser.goto(`${siteUrl}/dashboard/my-listings`);
    await browser.find(text('9800'));
    await browser.click(`//main//*[contains(., "${room.title}")]//button[contains(., "Delete")]`);
    await browser.clickFor(
      inDialog('Do you want to delete this listing?', button('Yes, delete it!')),
      inDialog('Your listing has been deleted.', button('OK')),
    );
    await browser.find(text("You haven't created any listings yet."));
  });
});
