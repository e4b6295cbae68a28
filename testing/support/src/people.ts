import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Person {
  name: string;
  email: string;
  password: string;
}

export type Credentials = Pick<Person, 'email' | 'password'>;

/** A person without an account. */
export const newPerson = (name = 'Nusrat Jahan'): Person => ({
  name,
  email: `e2e-${randomUUID()}@example.com`,
  password: 'Secret12',
});

const bar = (page: Page) => page.getByRole('banner');

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
}

/** Fills in and submits the form of /register, which the page shows. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Name', { exact: false }).first().fill(person.name);
  await page.getByLabel(/^Email/).fill(person.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(person.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

export async function register(page: Page, person = newPerson()): Promise<Person> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await expectSignedIn(page);
  return person;
}

/** Fills in and submits the form of /login, which the page shows. */
export async function fillLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Expects that a visitor of a guarded page has to log in, and is then at the target. */
export async function expectLoginBefore(
  page: Page,
  path: string,
  account: Credentials,
  target = path,
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL(target);
  await expectSignedIn(page);
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
}

export async function logout(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
}
