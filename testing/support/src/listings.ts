import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { siteUrl } from './product-environment.ts';

export interface Room {
  title: string;
  location: string;
  rent: string;
  roomType: 'Single' | 'Shared';
  lifestyle: string;
  imageUrl: string;
  description: string;
  contact: string;
}

/** A room with a unique title. */
export const newRoom = (change: Partial<Room> = {}): Room => ({
  title: `Rooftop room ${randomUUID().slice(0, 8)}`,
  location: 'Block C, Mirpur 10, Dhaka',
  rent: '9500',
  roomType: 'Single',
  lifestyle: 'Non-smoker, early riser',
  imageUrl: `${siteUrl}/og.jpg`,
  description: 'Top floor with a breeze, two minutes from the metro.',
  contact: '+880 1700-123456',
  ...change,
});

/** Clicks the label of a radio button, which covers it, when the page stands still. */
export async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

/** Fills in the form of the add or edit page without submitting it. */
export async function fillRoom(page: Page, room: Room): Promise<void> {
  await page.getByLabel(/^Title/).fill(room.title);
  await page.getByLabel(/^Location/).fill(room.location);
  await page.getByLabel(/^Rent amount/).fill(room.rent);
  await choose(page, room.roomType);
  await page.getByLabel(/^Lifestyle/).fill(room.lifestyle);
  await page.getByLabel(/^Image URL/).fill(room.imageUrl);
  await page.getByLabel(/^Description/).fill(room.description);
  await page.getByLabel(/^Contact/).fill(room.contact);
}

/** Adds a room through the dashboard as the signed-in person. */
export async function addRoom(page: Page, room = newRoom()): Promise<Room> {
  await page.goto('/dashboard/add-listing');
  await fillRoom(page, room);
  await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
  await closeDialog(page, 'Roommate listing added successfully!');
  return room;
}

/** Waits for a dialog with the text and confirms it. */
export async function closeDialog(page: Page, text: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: text });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}
