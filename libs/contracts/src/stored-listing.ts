import { type Home, patchedHome } from './home.ts';
import type { ListingInput } from './listing.ts';

/** The account that a listing belongs to. */
export interface ListingOwner {
  /** Firebase uid. */
  uid: string;
  email?: string;
  /** Whether the account has confirmed its email. */
  emailVerified?: boolean;
  name: string;
}

/**
 * A listing as the database stores it: the contract between the API and the tools that fill a database.
 * `Id` is the ObjectId of the caller's driver.
 */
export interface StoredListing<Id> extends Omit<ListingInput, 'placeId' | 'home'> {
  _id: Id;
  /** The place that the author chose among those that the location can mean. */
  chosenPlaceId?: string | null;
  /** Null when an edit removed the last fact. */
  home?: Home | null;
  ownerUid: string;
  email?: string;
  /** Whether the owner had confirmed the email when posting or last editing. Without it the email is not confirmed. */
  emailVerified?: boolean;
  name: string;
  likes: number;
  recentLikers: string[];
  likersMoved: number;
  views: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Creates a stored listing that nobody has viewed or liked yet. */
export const storedListing = <Id>(
  _id: Id,
  { placeId, home: facts = {}, ...fields }: ListingInput,
  { uid, email, emailVerified = false, name }: ListingOwner,
  createdAt: Date,
): StoredListing<Id> => {
  const home = patchedHome(undefined, facts);
  return {
    _id,
    ...fields,
    ...(home && { home }),
    ...(placeId !== undefined && { chosenPlaceId: placeId }),
    ownerUid: uid,
    ...(email !== undefined && { email, emailVerified }),
    name,
    likes: 0,
    recentLikers: [],
    likersMoved: 0,
    views: 0,
    createdAt,
    updatedAt: createdAt,
  };
};
