// Generated from openapi.json by `npm run openapi`.

export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the URLs of the documentation
         * @description The `Link` header contains the same URLs (RFC 8631).
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Every caller gets the same response.
         */
        get: operations["getEntryPoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your newest alerts
         * @description An alert is an available listing of somebody else that matches one of your saved searches. It appears after a post, or after an edit that makes the listing match. The edit changes its place, rent, room type or availability. Or it adds a word or a first photo that the search asks for. Or it removes a fact of `home` that contradicts the search. There is one alert for each listing. Get the listings from `GET /roommates/by-ids`. Alerts are deleted after 30 days.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Only your own alerts.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an alert
         * @description The listing gives you no other alert. `deletedCount` is 0 when you had no alert for it.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the count.
         */
        delete: operations["deleteAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark an alert as read
         * @description For a page that shows the listing. A repeated request changes nothing. `matchedCount` is 0 when you have no alert for it.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the counts.
         */
        put: operations["markAlertRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all your alerts as read
         * @description A repeated request changes nothing.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the counts.
         */
        put: operations["markAlertsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count your unread alerts
         * @description An alert appears within seconds of the post.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Only your own alerts.
         */
        get: operations["countUnreadAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your API keys, newest first
         * @description Expired keys stay in the list for 30 days.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Your own keys, without the keys themselves.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Programs send the key as `Authorization: Bearer KEY`. They act for you, with the name and email that your account has now. You can have 10 keys that have not expired. A repeated request creates another key. A new password does not revoke keys.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** The key. No other response contains it.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The next request with the key is refused.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the count.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the areas that have matches of a search
         * @description Takes the filters of `GET /roommates/search`. Returns each area with matches: its position, its number of rooms, which includes its parts, and their median rent. With more than 1,000 listings and no filter, the numbers can be five minutes old. It also counts rooms that contradict your dealbreakers.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Every caller gets the same response.
         */
        get: operations["listAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/areas/{area}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the rents of an area
         * @description Returns the median, quartiles and distribution of the rents. They come from the newest 1,000 listings of the area and its parts. With fewer than 8 listings there is only the size of the sample. The response also has the neighbouring areas, and the nearest metro stations and universities.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Every caller gets the same response.
         */
        get: operations["getArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message through the contact form
         * @description The sender is the account of the token, or anonymous. The server sets the time. `userId` and `timestamp` in the body are accepted and ignored.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 10 messages per hour and user, 60 per IP address.
         *
         *     **Visible:** Every caller gets the same response. Messages cannot be read through the API.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process runs
         * @description For process supervisors.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** none.
         *
         *     **Visible:** Every caller gets the same response.
         */
        get: operations["checkLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the API can serve requests
         * @description For load balancers. 503 while the database cannot be reached or lacks its indexes. Also 503 until the keys that verify tokens (JWKS) were fetched once. 200 can be a second old.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** none.
         *
         *     **Visible:** Every caller gets the same response.
         */
        get: operations["checkReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rooms that fit you, best first
         * @description Compares the newest 1000 available listings with your preferences. If you prefer places, it compares only listings in or near them. Your own listings and those that do not meet a dealbreaker are left out. Without preferences the list is empty. The score is the mean agreement of your preferences by their weights. Reasons contain only what the listing states. With many places, a request counts as several reads.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address. A page counts as one read per 24 listings of `limit`.
         *
         *     **Visible:** What lists of listings show to you.
         */
        get: operations["listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the listings that you name with your preferences
         * @description Returns the matches of the listings with these ids, in no order. Listings that do not meet a dealbreaker are included. Your own listings, deleted listings, and listings that state nothing about your preferences are left out.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address. 24 ids count as one read.
         *
         *     **Visible:** The matches of any listings.
         */
        get: operations["listMatchesOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show your preferences
         * @description What you are looking for in a room. The object is empty when you have stored nothing.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Only your own preferences. Nobody else sees them.
         */
        get: operations["getPreferences"];
        /**
         * Store your preferences
         * @description Replaces your preferences. All fields are optional. They are deleted with your account.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only your own preferences.
         */
        put: operations["setPreferences"];
        post?: never;
        /**
         * Delete your preferences
         * @description `deletedCount` is 0 when you have stored nothing.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the count.
         */
        delete: operations["deletePreferences"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roommates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all listings, newest first
         * @description Without parameters you get all listings as a stream. With `limit` or `cursor` you get one page of 24 listings, or of `limit` listings. The `Link` header contains the URL of the next page. The last page has no `Link`. New listings never repeat or hide another one. Pages count only against the read limit.
         *
         *     The list counts as one read per 24 listings. At the same time, an account receives at most 2 lists of more than 2,000 listings. The same holds for an IP address without a token. A further one gets 429. A server process sends at most 8 of them at the same time. A further one gets 503. If the oldest has been open for over 2 minutes, its connection breaks instead.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address. A page counts as one read per 24 listings of `limit`.
         *
         *     **Visible:** Only the owner sees `email` and `contact`. Other users get `contact` with a like, and `email` from `GET /roommates/{id}`. Nobody sees the uid of an owner.
         */
        get: operations["listListings"];
        put?: never;
        /**
         * Post a listing
         * @description Email and name come from your account. `email` and `name` in the body are accepted and ignored. Other unknown fields are refused.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** with the scope `listings:write`; 30 changes per minute with all API keys of a user.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the id.
         */
        post: operations["createListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roommates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show one listing
         * @description Counts one view per visitor and day, also when the response is 304. Without a token, a visitor is an IP address and a user agent. The owner, programs with an API key, and bots that say so in `User-Agent` do not count. HEAD and prefetch requests (`Sec-Purpose: prefetch`) do not count either. `views` includes your view about a second later.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Callers without a token see neither `email` nor `contact`. Signed-in callers see `email` for 200 listings a day. The poster must have confirmed it when posting or last editing. Otherwise `emailWithheld` has the reason. The owner also sees `contact`. Other users get `contact` with a like, and here again on the day of their like. With an API key you see what callers without a token see, and all of your own listings. Nobody sees the uid of an owner.
         */
        get: operations["getListing"];
        /**
         * Edit a listing
         * @description Replaces the fields of the form. You can send a listing as GET returns it: read-only fields are accepted when they are unchanged. `email` and `name` are ignored. With a token, the listing gets the email that your account has now. Without `availability` the stored value stays. `modifiedCount` is 0 when nothing changes.
         *
         *     **Access:** The owner of the listing.
         *
         *     **API keys:** with the scope `listings:write`; 30 changes per minute with all API keys of a user.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the counts.
         */
        put: operations["updateListing"];
        post?: never;
        /**
         * Delete a listing
         * @description A deleted listing cannot be restored.
         *
         *     **Access:** The owner of the listing.
         *
         *     **API keys:** with the scope `listings:write`; 30 changes per minute with all API keys of a user.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the count.
         */
        delete: operations["deleteListing"];
        options?: never;
        head?: never;
        /**
         * Edit single fields of a listing
         * @description The body is a JSON merge patch (RFC 7396), as `application/merge-patch+json` or `application/json`. Fields that are absent keep their values. `null` removes `home`, or one fact in it. Other fields cannot be removed, so `null` is refused. Read-only fields are accepted when they are unchanged. With a token, the listing gets the email that your account has now. `modifiedCount` is 0 when nothing changes.
         *
         *     **Access:** The owner of the listing.
         *
         *     **API keys:** with the scope `listings:write`; 30 changes per minute with all API keys of a user.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the counts.
         */
        patch: operations["patchListing"];
        trace?: never;
    };
    "/roommates/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back your like
         * @description The listing then no longer counts you and shows you no contact. `modifiedCount` is 0 when you do not like the listing. You can like it again.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 likes per minute and user, 3000 per IP address; 50 new contacts per day and user, 2000 per IP address.
         *
         *     **Visible:** Only the counts.
         */
        delete: operations["unlikeListing"];
        options?: never;
        head?: never;
        /**
         * Like a listing and get its contact
         * @description One like per user. A repeated like returns `modifiedCount` 0 and the contact. If the listing is not available, the like counts, and the response has no contact. Like it again when it is available. The body can be absent. `likes` in the body must be a number and is not used. You cannot like your own listing.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 likes per minute and user, 3000 per IP address; 50 new contacts per day and user, 2000 per IP address.
         *
         *     **Visible:** The response contains `contact` while the listing is available. Otherwise only the owner sees it.
         */
        patch: operations["likeListing"];
        trace?: never;
    };
    "/roommates/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List available listings, newest first
         * @description A page of `limit` listings with the availability `available`. The `Link` header contains the URL of the next page. The last page has no `Link`.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address. A page counts as one read per 24 listings of `limit`.
         *
         *     **Visible:** Only the owner sees `email` and `contact`. Other users get `contact` with a like, and `email` from `GET /roommates/{id}`. Nobody sees the uid of an owner.
         */
        get: operations["listAvailableListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roommates/by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get several listings by their ids
         * @description The listings come in the order of the ids. A listing that was deleted is missing. The request counts no views.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address. 24 ids count as one read.
         *
         *     **Visible:** Only the owner sees `email` and `contact`. Other users get `contact` with a like, and `email` from `GET /roommates/{id}`. Nobody sees the uid of an owner.
         */
        get: operations["listListingsByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roommates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count all listings
         * @description `count` and `total` are the same number.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Every caller gets the same response.
         */
        get: operations["countListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roommates/mylistings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own listings
         * @description The email must be the email of your account, in upper or lower case.
         *
         *     The list counts as one read per 24 listings. At the same time, an account receives at most 2 lists of more than 2,000 listings. The same holds for an IP address without a token. A further one gets 429. A server process sends at most 8 of them at the same time. A further one gets 503. If the oldest has been open for over 2 minutes, its connection breaks instead.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** All fields, including `email` and `contact`, because you are the owner.
         */
        get: operations["listMyListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roommates/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search listings by text, place, rent and more
         * @description Returns a page of listings, their total, facet counts, and what the server understood from `q`. Without matches, `loosen` reports which filter to leave out. The `Link` header contains the URL of the next page. If your dealbreakers leave out nearly all listings, a page can have fewer items than `limit`, or none. A next page can still exist. New and deleted listings never repeat or hide another one.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address. A page counts as one read per 24 listings of `limit`.
         *
         *     **Visible:** Only the owner sees `email` and `contact`.
         */
        get: operations["searchListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roommates/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count listings, available listings and room types
         * @description `roomTypes` is the number of distinct room types among all listings.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Every caller gets the same response.
         */
        get: operations["getListingStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roommates/user/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own listings, with the email in the path
         * @description The same as `/roommates/mylistings`.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** All fields, including `email` and `contact`, because you are the owner.
         */
        get: operations["listListingsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your saved listings, newest first
         * @description Get the listings themselves from `GET /roommates/by-ids`. A listing that was deleted stays in this list until you remove it.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Only you see your saved listings. Posters do not see who has saved them.
         */
        get: operations["listSavedListings"];
        put?: never;
        /**
         * Save several listings at once
         * @description The site sends what a visitor had saved before signing in. An account saves at most 100 listings. A repeated request changes nothing.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only you see your saved listings. Posters do not see who has saved them.
         */
        post: operations["saveListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a listing
         * @description `modifiedCount` is 0 when you had saved the listing before.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only you see your saved listings. Posters do not see who has saved them.
         */
        put: operations["saveListing"];
        post?: never;
        /**
         * Remove a saved listing
         * @description This also removes a listing that was deleted. `deletedCount` is 0 when you had not saved the listing.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only you see your saved listings. Posters do not see who has saved them.
         */
        delete: operations["removeSavedListing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your saved searches, newest first
         * @description Their new matches are in `GET /alerts`.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Only your own saved searches.
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search and get alerts for its new matches
         * @description Text and places mean the same as in `GET /roommates/search`. An account has at most 20 saved searches. A repeated request returns the search that was saved before.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only your own saved searches.
         */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved search
         * @description Its alerts stay.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** not accepted.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the count.
         */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/similar-rents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the rents of similar rooms around a location
         * @description Takes `placeId`, or finds the place of `location`, as for a new listing. With `listing`, the place is the one that this listing would have after the edit. Returns the rents of the smallest area around it with at least 8 rooms. If no area has 8, the response has the smallest area and its number of rooms. If the place is not known, `sample` is 0 and `area` is absent.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Every caller gets the same response.
         */
        get: operations["getRentsForLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/similar-rents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the rents of similar rooms
         * @description Returns the rents of other rooms of the same type. They are from the smallest area around the listing with at least 8 of them. If no area has 8, the response has the smallest area and its number of rooms.
         *
         *     **Access:** Everyone. A token is optional, but a token that is sent must be valid.
         *
         *     **API keys:** with the scope `listings:read`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Every caller gets the same response.
         */
        get: operations["getSimilarRents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your webhooks, newest first
         * @description See "Create a webhook" for the requests that a receiver gets.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** with the scope `webhooks:manage`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** Your own webhooks, without their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description The URL gets a signed POST for each event of all listings: posted, edited or deleted by their owners. A listing is sent as a caller without a token sees it: without contact and email. The webhooks of this document describe each event. You can have 5 webhooks, each with another URL. A repeated request gets 409. If you did not get the first response, delete the webhook and create it again.
         *
         *     The requests follow [Standard Webhooks](https://www.standardwebhooks.com). `webhook-id` names the event, also in a repeated delivery. `webhook-timestamp` is the time in seconds since 1970. `webhook-signature` is `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. Its key is the part of the secret after `whsec_`, decoded from Base64. Respond with a 2xx status within ten seconds. Otherwise the event is sent again, with longer and longer pauses.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** with the scope `webhooks:manage`; 30 changes per minute with all API keys of a user.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** The secret. No other response contains it.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Its pending deliveries are not sent any more.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** with the scope `webhooks:manage`; 30 changes per minute with all API keys of a user.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the count.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the newest 100 deliveries of a webhook
         * @description Deliveries are kept for a week.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** with the scope `webhooks:manage`; 300 reads per minute with all API keys of a user.
         *
         *     **Rate limit:** 600 reads per minute and user, 6000 per IP address.
         *
         *     **Visible:** The deliveries of your own webhook, newest first.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver past events again
         * @description Sends the events since a time again, with the same ids. This includes delivered events. Events are kept for a week. A request replays at most 1,000 events, and none from before the creation of the webhook. A disabled webhook becomes active. A webhook can be replayed once in 10 seconds. Another request within this time gets 429.
         *
         *     **Access:** Signed-in users.
         *
         *     **API keys:** with the scope `webhooks:manage`; 30 changes per minute with all API keys of a user.
         *
         *     **Rate limit:** 60 changes per minute and user, 1200 per IP address.
         *
         *     **Visible:** Only the number of events.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "listing.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A listing was posted
         * @description `data` is the listing as a caller without a token sees it: without contact and email.
         */
        post: operations["listingCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A listing was deleted
         * @description `data` contains only `_id`.
         */
        post: operations["listingDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A listing was edited by its owner
         * @description `data` is the listing as a caller without a token sees it: without contact and email. Events can arrive in another order: compare `data.updatedAt`.
         */
        post: operations["listingUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AlertsResponse: {
            /** @description The newest 50 alerts, newest first. */
            items: {
                /** Format: date-time */
                createdAt: string;
                isRead: boolean;
                /**
                 * @description Identifies the alert, because there is one for each listing. When the listing is deleted, its alerts are deleted soon afterwards.
                 * @example 665f1c2ab7d94e0012a4c9d1
                 */
                listingId: string;
                /** @description The name of the saved search that the listing matched. */
                searchName: string;
            }[];
            /** @description The number of alerts that are not read, counted up to 100. */
            unread: number;
        };
        ApiKey: {
            /** @example 665f1c2ab7d94e0012a4c9d2 */
            _id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description The key is refused from this time on.
             */
            expiresAt: string;
            /**
             * @description The last characters of the key.
             * @example x7Qk
             */
            hint: string;
            /** @description To the minute. `null` for a key that was never used. */
            lastUsedAt: string | null;
            name: string;
            /** @description Expect unknown scopes. */
            scopes: ("listings:read" | "listings:write" | "webhooks:manage")[];
        };
        Area: {
            id: string;
            /** @enum {string} */
            kind: "thana" | "area" | "block";
            name: string;
            nameBn: string;
            neighbours: {
                id: string;
                /** @description The distance between the centres, in kilometres. */
                km: number;
                name: string;
                nameBn: string;
            }[];
            /** @description The area around it. */
            parent?: {
                id: string;
                name: string;
                nameBn: string;
            };
            rents: {
                all: {
                    lowerQuartile?: number;
                    /** @description BDT per month. Absent below a sample of 8. */
                    median?: number;
                    /** @description The number of rents: at most the newest 1000. */
                    sample: number;
                    upperQuartile?: number;
                };
                /** @description The distribution of all rents, from 0 BDT on. */
                bands: {
                    count: number;
                    max?: number;
                    min: number;
                }[];
                Shared: {
                    lowerQuartile?: number;
                    /** @description BDT per month. Absent below a sample of 8. */
                    median?: number;
                    /** @description The number of rents: at most the newest 1000. */
                    sample: number;
                    upperQuartile?: number;
                };
                Single: {
                    lowerQuartile?: number;
                    /** @description BDT per month. Absent below a sample of 8. */
                    median?: number;
                    /** @description The number of rents: at most the newest 1000. */
                    sample: number;
                    upperQuartile?: number;
                };
            };
            /** @description The nearest stations of the metro. */
            stations: {
                id: string;
                /** @description The distance between the centres, in kilometres. */
                km: number;
                name: string;
                nameBn: string;
            }[];
            /** @description The nearest universities. */
            universities: {
                id: string;
                /** @description The distance between the centres, in kilometres. */
                km: number;
                name: string;
                nameBn: string;
            }[];
        };
        Areas: {
            /** @description The areas that have matches, those with the most rooms first. */
            areas: {
                /** @description The ids of the areas that contain it. */
                around: string[];
                /** @description The centre of the area in degrees (WGS 84), never of a home. */
                at: {
                    lat: number;
                    lng: number;
                };
                id: string;
                /** @enum {string} */
                kind: "thana" | "area" | "block";
                /** @description Of the rents of these rooms, or of the newest 1000 in the area. BDT per month. */
                median: number;
                name: string;
                nameBn: string;
                /**
                 * Format: date-time
                 * @description When the newest of these rooms was posted, cut to the minute.
                 */
                newestAt: string;
                /**
                 * @description With gte there are more rooms: more than 1000 match in the area, or in all areas.
                 * @enum {string}
                 */
                relation: "eq" | "gte";
                /** @description The number of matches in the area and its parts. */
                rooms: number;
            }[];
            /**
             * @description The matches that the areas count: `all`, the `newest` 1000, or `some` 1000, whose rents are not typical.
             * @enum {string}
             */
            counted: "all" | "newest" | "some";
            /** @description The number of matches whose location names no area: at most 1000. */
            elsewhere: number;
            /** @description The number of matches. */
            total: {
                /** @enum {string} */
                relation: "eq" | "gte";
                value: number;
            };
        };
        ContactMessage: {
            /** @example nusrat@example.com */
            email: string;
            /** @example Is the room in Mirpur still free? */
            message: string;
            /** @example Nusrat Jahan */
            name: string;
            /** @example A question about a listing */
            subject: string;
            /** Format: date-time */
            timestamp?: string;
            userId?: string | null;
            /** @description Leave this field out. People do not see it, and messages with this field are not stored. */
            website?: string;
        };
        ContactResponse: {
            message: string;
            success: boolean;
        };
        CountResponse: {
            count: number;
            total: number;
        };
        CreatedApiKey: {
            /** @example 665f1c2ab7d94e0012a4c9d2 */
            _id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description The key is refused from this time on.
             */
            expiresAt: string;
            /**
             * @description The last characters of the key.
             * @example x7Qk
             */
            hint: string;
            /** @description The key. Only this response contains it. */
            key: string;
            /** @description To the minute. `null` for a key that was never used. */
            lastUsedAt: string | null;
            name: string;
            /** @description Expect unknown scopes. */
            scopes: ("listings:read" | "listings:write" | "webhooks:manage")[];
        };
        CreatedWebhook: {
            /** @example 665f1c2ab7d94e0012a4c9d3 */
            _id: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Expect unknown events. */
            events: ("listing.created" | "listing.updated" | "listing.deleted")[];
            /** @description When the receiver last accepted a delivery. */
            lastSuccessAt: string | null;
            /** @description The secret of the signatures. Only this response contains it. */
            secret: string;
            /**
             * @description A webhook is disabled when its receiver responds with 410. A second case: the last attempt of an event fails, and the receiver has accepted nothing since the event. A replay activates it again.
             * @enum {string}
             */
            status: "active" | "disabled";
            url: string;
        };
        CreateResponse: {
            acknowledged: boolean;
            /** @example 665f1c2ab7d94e0012a4c9d1 */
            insertedId: string;
        };
        DeleteResponse: {
            deletedCount: number;
        };
        Like: {
            /** @example 5 */
            likes?: number;
        };
        LikeResponse: {
            /** @description Absent while the listing is not available. */
            contact?: string;
            likes: number;
            matchedCount: number;
            modifiedCount: number;
        };
        Listing: {
            /** @example 665f1c2ab7d94e0012a4c9d1 */
            _id: string;
            /** @enum {string} */
            availability: "available" | "not available";
            /** @description For the owner. Other users see it in `GET /roommates/{id}` on the day of their like. */
            contact?: string;
            /** Format: date-time */
            createdAt: string;
            description: string;
            /** @description For the owner. Other signed-in callers get it from `GET /roommates/{id}` if the poster has confirmed it. */
            email?: string;
            /**
             * @description Why `GET /roommates/{id}` has no `email` for a signed-in caller. Expect unknown reasons.
             * @enum {string}
             */
            emailWithheld?: "unconfirmed" | "daily_limit" | "prefetch" | "unavailable";
            /** @description Facts about the home, all optional. People who look for such a home see why it fits. */
            home?: {
                /**
                 * Format: date
                 * @description The first day on which somebody can move in.
                 * @example 2026-12-01
                 */
                availableFrom?: string;
                /** @enum {string} */
                cleanliness?: "relaxed" | "tidy" | "very tidy";
                /**
                 * @description What is cooked. `any` has no rule.
                 * @enum {string}
                 */
                food?: "halal" | "vegetarian" | "any";
                /** @enum {string} */
                guests?: "no" | "daytime" | "overnight";
                /**
                 * @description Who lives in the home.
                 * @enum {string}
                 */
                household?: "women" | "men" | "mixed";
                /**
                 * @description Whether they study or work.
                 * @enum {string}
                 */
                occupation?: "students" | "workers" | "any";
                /**
                 * @description `yes` means other pets, or several.
                 * @enum {string}
                 */
                pets?: "no" | "cat" | "dog" | "yes";
                /**
                 * @description When people in the home go to bed.
                 * @enum {string}
                 */
                sleep?: "early" | "late" | "any";
                /** @enum {string} */
                smoking?: "no" | "outside" | "yes";
            };
            imageUrl: string;
            /** @description Whether you like the listing. Only in `GET /roommates/{id}` with a token, unless you are the owner. */
            isLiked?: boolean;
            /** @description Whether the listing belongs to your account. Always false without a token. */
            isOwner: boolean;
            lifestyle: string | string[];
            likes: number;
            location: string;
            name: string;
            rentAmount: number;
            /** @enum {string} */
            roomType: "Single" | "Shared";
            title: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: uri
             * @description The page of the listing on the site. The page needs a login.
             * @example https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1
             */
            url: string;
            views?: number;
        };
        ListingChanges: {
            /** @description Read-only. Send it unchanged or leave it out. */
            _id?: unknown;
            /** @enum {string} */
            availability?: "available" | "not available";
            /**
             * @description Contains a phone number, an email address or a WhatsApp link.
             * @example +880 1700-000000
             */
            contact: string;
            /** @description Read-only. Send it unchanged or leave it out. */
            createdAt?: unknown;
            /** @example Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake. */
            description: string;
            /** @description Ignored. The value comes from your account. */
            email?: unknown;
            /** @description Read-only. Send it unchanged or leave it out. */
            emailWithheld?: unknown;
            /** @description Facts about the home, all optional. People who look for such a home see why it fits. */
            home?: {
                /**
                 * Format: date
                 * @description The first day on which somebody can move in.
                 * @example 2026-12-01
                 */
                availableFrom?: string;
                /** @enum {string} */
                cleanliness?: "relaxed" | "tidy" | "very tidy";
                /**
                 * @description What is cooked. `any` has no rule.
                 * @enum {string}
                 */
                food?: "halal" | "vegetarian" | "any";
                /** @enum {string} */
                guests?: "no" | "daytime" | "overnight";
                /**
                 * @description Who lives in the home.
                 * @enum {string}
                 */
                household?: "women" | "men" | "mixed";
                /**
                 * @description Whether they study or work.
                 * @enum {string}
                 */
                occupation?: "students" | "workers" | "any";
                /**
                 * @description `yes` means other pets, or several.
                 * @enum {string}
                 */
                pets?: "no" | "cat" | "dog" | "yes";
                /**
                 * @description When people in the home go to bed.
                 * @enum {string}
                 */
                sleep?: "early" | "late" | "any";
                /** @enum {string} */
                smoking?: "no" | "outside" | "yes";
            };
            /**
             * @description A full http:// or https:// URL of an image, without user name and password. A link of Google Drive, Google Images, Dropbox, Imgur, GitHub or Wikimedia is stored as its image URL. This is possible only if that URL can be derived from the link. A link to a page that shows an image is refused. In production the host must be on the public internet.
             * @example https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg
             */
            imageUrl: string;
            /** @description Read-only. Send it unchanged or leave it out. */
            isLiked?: unknown;
            /** @description Read-only. Send it unchanged or leave it out. */
            isOwner?: unknown;
            /** @example Non-smoker, early riser */
            lifestyle: string | string[];
            /** @description Read-only. Send it unchanged or leave it out. */
            likes?: unknown;
            /** @example Road 8A, Dhanmondi, Dhaka */
            location: string;
            /** @description Ignored. The value comes from your account. */
            name?: unknown;
            /**
             * @description The id of a place that `location` names. It decides when the name has several meanings. Without it, the API finds the place in `location`.
             * @example dhanmondi
             */
            placeId?: string;
            /**
             * @description BDT per month
             * @example 12500
             */
            rentAmount: number;
            /** @enum {string} */
            roomType: "Single" | "Shared";
            /** @example Sunny single room near Dhanmondi Lake */
            title: string;
            /** @description Read-only. Send it unchanged or leave it out. */
            updatedAt?: unknown;
            /** @description Read-only. Send it unchanged or leave it out. */
            url?: unknown;
            /** @description Read-only. Send it unchanged or leave it out. */
            views?: unknown;
        };
        ListingCreatedEvent: {
            data: {
                /** @example 665f1c2ab7d94e0012a4c9d1 */
                _id: string;
                /** @enum {string} */
                availability: "available" | "not available";
                /** Format: date-time */
                createdAt: string;
                description: string;
                /** @description Facts about the home, all optional. People who look for such a home see why it fits. */
                home?: {
                    /**
                     * Format: date
                     * @description The first day on which somebody can move in.
                     * @example 2026-12-01
                     */
                    availableFrom?: string;
                    /** @enum {string} */
                    cleanliness?: "relaxed" | "tidy" | "very tidy";
                    /**
                     * @description What is cooked. `any` has no rule.
                     * @enum {string}
                     */
                    food?: "halal" | "vegetarian" | "any";
                    /** @enum {string} */
                    guests?: "no" | "daytime" | "overnight";
                    /**
                     * @description Who lives in the home.
                     * @enum {string}
                     */
                    household?: "women" | "men" | "mixed";
                    /**
                     * @description Whether they study or work.
                     * @enum {string}
                     */
                    occupation?: "students" | "workers" | "any";
                    /**
                     * @description `yes` means other pets, or several.
                     * @enum {string}
                     */
                    pets?: "no" | "cat" | "dog" | "yes";
                    /**
                     * @description When people in the home go to bed.
                     * @enum {string}
                     */
                    sleep?: "early" | "late" | "any";
                    /** @enum {string} */
                    smoking?: "no" | "outside" | "yes";
                };
                imageUrl: string;
                /** @description Whether the listing belongs to your account. Always false without a token. */
                isOwner: boolean;
                lifestyle: string | string[];
                likes: number;
                location: string;
                name: string;
                rentAmount: number;
                /** @enum {string} */
                roomType: "Single" | "Shared";
                title: string;
                /** Format: date-time */
                updatedAt: string;
                /**
                 * Format: uri
                 * @description The page of the listing on the site. The page needs a login.
                 * @example https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1
                 */
                url: string;
                views?: number;
            };
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @constant */
            type: "listing.created";
        };
        ListingDeletedEvent: {
            data: {
                /** @example 665f1c2ab7d94e0012a4c9d1 */
                _id: string;
            };
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @constant */
            type: "listing.deleted";
        };
        ListingPatch: {
            /** @description Read-only. Send it unchanged or leave it out. */
            _id?: unknown;
            /** @enum {string} */
            availability?: "available" | "not available";
            /**
             * @description Contains a phone number, an email address or a WhatsApp link.
             * @example +880 1700-000000
             */
            contact?: string;
            /** @description Read-only. Send it unchanged or leave it out. */
            createdAt?: unknown;
            /** @example Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake. */
            description?: string;
            /** @description Read-only. Send it unchanged or leave it out. */
            email?: unknown;
            /** @description Read-only. Send it unchanged or leave it out. */
            emailWithheld?: unknown;
            home?: {
                availableFrom?: string | null;
                cleanliness?: ("relaxed" | "tidy" | "very tidy") | null;
                food?: ("halal" | "vegetarian" | "any") | null;
                guests?: ("no" | "daytime" | "overnight") | null;
                household?: ("women" | "men" | "mixed") | null;
                occupation?: ("students" | "workers" | "any") | null;
                pets?: ("no" | "cat" | "dog" | "yes") | null;
                sleep?: ("early" | "late" | "any") | null;
                smoking?: ("no" | "outside" | "yes") | null;
            } | null;
            /**
             * @description A full http:// or https:// URL of an image, without user name and password. A link of Google Drive, Google Images, Dropbox, Imgur, GitHub or Wikimedia is stored as its image URL. This is possible only if that URL can be derived from the link. A link to a page that shows an image is refused. In production the host must be on the public internet.
             * @example https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg
             */
            imageUrl?: string;
            /** @description Read-only. Send it unchanged or leave it out. */
            isLiked?: unknown;
            /** @description Read-only. Send it unchanged or leave it out. */
            isOwner?: unknown;
            /** @example Non-smoker, early riser */
            lifestyle?: string | string[];
            /** @description Read-only. Send it unchanged or leave it out. */
            likes?: unknown;
            /** @example Road 8A, Dhanmondi, Dhaka */
            location?: string;
            /** @description Read-only. Send it unchanged or leave it out. */
            name?: unknown;
            /**
             * @description The id of a place that `location` names. It decides when the name has several meanings. Without it, the API finds the place in `location`.
             * @example dhanmondi
             */
            placeId?: string;
            /**
             * @description BDT per month
             * @example 12500
             */
            rentAmount?: number;
            /** @enum {string} */
            roomType?: "Single" | "Shared";
            /** @example Sunny single room near Dhanmondi Lake */
            title?: string;
            /** @description Read-only. Send it unchanged or leave it out. */
            updatedAt?: unknown;
            /** @description Read-only. Send it unchanged or leave it out. */
            url?: unknown;
            /** @description Read-only. Send it unchanged or leave it out. */
            views?: unknown;
        };
        ListingUpdatedEvent: {
            data: {
                /** @example 665f1c2ab7d94e0012a4c9d1 */
                _id: string;
                /** @enum {string} */
                availability: "available" | "not available";
                /** Format: date-time */
                createdAt: string;
                description: string;
                /** @description Facts about the home, all optional. People who look for such a home see why it fits. */
                home?: {
                    /**
                     * Format: date
                     * @description The first day on which somebody can move in.
                     * @example 2026-12-01
                     */
                    availableFrom?: string;
                    /** @enum {string} */
                    cleanliness?: "relaxed" | "tidy" | "very tidy";
                    /**
                     * @description What is cooked. `any` has no rule.
                     * @enum {string}
                     */
                    food?: "halal" | "vegetarian" | "any";
                    /** @enum {string} */
                    guests?: "no" | "daytime" | "overnight";
                    /**
                     * @description Who lives in the home.
                     * @enum {string}
                     */
                    household?: "women" | "men" | "mixed";
                    /**
                     * @description Whether they study or work.
                     * @enum {string}
                     */
                    occupation?: "students" | "workers" | "any";
                    /**
                     * @description `yes` means other pets, or several.
                     * @enum {string}
                     */
                    pets?: "no" | "cat" | "dog" | "yes";
                    /**
                     * @description When people in the home go to bed.
                     * @enum {string}
                     */
                    sleep?: "early" | "late" | "any";
                    /** @enum {string} */
                    smoking?: "no" | "outside" | "yes";
                };
                imageUrl: string;
                /** @description Whether the listing belongs to your account. Always false without a token. */
                isOwner: boolean;
                lifestyle: string | string[];
                likes: number;
                location: string;
                name: string;
                rentAmount: number;
                /** @enum {string} */
                roomType: "Single" | "Shared";
                title: string;
                /** Format: date-time */
                updatedAt: string;
                /**
                 * Format: uri
                 * @description The page of the listing on the site. The page needs a login.
                 * @example https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1
                 */
                url: string;
                views?: number;
            };
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @constant */
            type: "listing.updated";
        };
        MatchesResponse: {
            /** @description The number of compared listings: the newest available ones in your places, at most 1000. */
            compared: number;
            /** @description How many of them do not meet one of your dealbreakers. */
            hidden: number;
            items: {
                listing: {
                    /** @example 665f1c2ab7d94e0012a4c9d1 */
                    _id: string;
                    /** @enum {string} */
                    availability: "available" | "not available";
                    /** @description For the owner. Other users see it in `GET /roommates/{id}` on the day of their like. */
                    contact?: string;
                    /** Format: date-time */
                    createdAt: string;
                    description: string;
                    /** @description For the owner. Other signed-in callers get it from `GET /roommates/{id}` if the poster has confirmed it. */
                    email?: string;
                    /**
                     * @description Why `GET /roommates/{id}` has no `email` for a signed-in caller. Expect unknown reasons.
                     * @enum {string}
                     */
                    emailWithheld?: "unconfirmed" | "daily_limit" | "prefetch" | "unavailable";
                    /** @description Facts about the home, all optional. People who look for such a home see why it fits. */
                    home?: {
                        /**
                         * Format: date
                         * @description The first day on which somebody can move in.
                         * @example 2026-12-01
                         */
                        availableFrom?: string;
                        /** @enum {string} */
                        cleanliness?: "relaxed" | "tidy" | "very tidy";
                        /**
                         * @description What is cooked. `any` has no rule.
                         * @enum {string}
                         */
                        food?: "halal" | "vegetarian" | "any";
                        /** @enum {string} */
                        guests?: "no" | "daytime" | "overnight";
                        /**
                         * @description Who lives in the home.
                         * @enum {string}
                         */
                        household?: "women" | "men" | "mixed";
                        /**
                         * @description Whether they study or work.
                         * @enum {string}
                         */
                        occupation?: "students" | "workers" | "any";
                        /**
                         * @description `yes` means other pets, or several.
                         * @enum {string}
                         */
                        pets?: "no" | "cat" | "dog" | "yes";
                        /**
                         * @description When people in the home go to bed.
                         * @enum {string}
                         */
                        sleep?: "early" | "late" | "any";
                        /** @enum {string} */
                        smoking?: "no" | "outside" | "yes";
                    };
                    imageUrl: string;
                    /** @description Whether you like the listing. Only in `GET /roommates/{id}` with a token, unless you are the owner. */
                    isLiked?: boolean;
                    /** @description Whether the listing belongs to your account. Always false without a token. */
                    isOwner: boolean;
                    lifestyle: string | string[];
                    likes: number;
                    location: string;
                    name: string;
                    rentAmount: number;
                    /** @enum {string} */
                    roomType: "Single" | "Shared";
                    title: string;
                    /** Format: date-time */
                    updatedAt: string;
                    /**
                     * Format: uri
                     * @description The page of the listing on the site. The page needs a login.
                     * @example https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1
                     */
                    url: string;
                    views?: number;
                };
                match: {
                    /** @description The most important ones first. */
                    reasons: {
                        /**
                         * @description Expect unknown names.
                         * @enum {string}
                         */
                        about: "rentMax" | "places" | "travelTo" | "roomType" | "moveIn" | "household" | "occupation" | "smoking" | "pets" | "food" | "cleanliness" | "guests" | "sleep";
                        fits: boolean;
                        /** @description The same with the full name of a place. Absent if `text` has it. */
                        fullText?: string;
                        /** @description Whether it does not fit and is one of your dealbreakers. */
                        isDealbreaker: boolean;
                        /** @example Non-smoking home, as you asked */
                        text: string;
                    }[];
                    /** @description Percent. 100 meets every preference. */
                    score: number;
                };
            }[];
        };
        NewApiKey: {
            /**
             * @default 90
             * @example 90
             */
            expiresInDays?: number;
            /**
             * @description Helps you to recognize the key.
             * @example Nightly import
             */
            name: string;
            /**
             * @example [
             *       "listings:read"
             *     ]
             */
            scopes: ("listings:read" | "listings:write" | "webhooks:manage")[];
        };
        NewListing: {
            /**
             * @default available
             * @enum {string}
             */
            availability?: "available" | "not available";
            /**
             * @description Contains a phone number, an email address or a WhatsApp link.
             * @example +880 1700-000000
             */
            contact: string;
            /** @example Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake. */
            description: string;
            /** @description Ignored. The value comes from your account. */
            email?: unknown;
            /** @description Facts about the home, all optional. People who look for such a home see why it fits. */
            home?: {
                /**
                 * Format: date
                 * @description The first day on which somebody can move in.
                 * @example 2026-12-01
                 */
                availableFrom?: string;
                /** @enum {string} */
                cleanliness?: "relaxed" | "tidy" | "very tidy";
                /**
                 * @description What is cooked. `any` has no rule.
                 * @enum {string}
                 */
                food?: "halal" | "vegetarian" | "any";
                /** @enum {string} */
                guests?: "no" | "daytime" | "overnight";
                /**
                 * @description Who lives in the home.
                 * @enum {string}
                 */
                household?: "women" | "men" | "mixed";
                /**
                 * @description Whether they study or work.
                 * @enum {string}
                 */
                occupation?: "students" | "workers" | "any";
                /**
                 * @description `yes` means other pets, or several.
                 * @enum {string}
                 */
                pets?: "no" | "cat" | "dog" | "yes";
                /**
                 * @description When people in the home go to bed.
                 * @enum {string}
                 */
                sleep?: "early" | "late" | "any";
                /** @enum {string} */
                smoking?: "no" | "outside" | "yes";
            };
            /**
             * @description A full http:// or https:// URL of an image, without user name and password. A link of Google Drive, Google Images, Dropbox, Imgur, GitHub or Wikimedia is stored as its image URL. This is possible only if that URL can be derived from the link. A link to a page that shows an image is refused. In production the host must be on the public internet.
             * @example https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg
             */
            imageUrl: string;
            /** @example Non-smoker, early riser */
            lifestyle: string | string[];
            /** @example Road 8A, Dhanmondi, Dhaka */
            location: string;
            /** @description Ignored. The value comes from your account. */
            name?: unknown;
            /**
             * @description The id of a place that `location` names. It decides when the name has several meanings. Without it, the API finds the place in `location`.
             * @example dhanmondi
             */
            placeId?: string;
            /**
             * @description BDT per month
             * @example 12500
             */
            rentAmount: number;
            /** @enum {string} */
            roomType: "Single" | "Shared";
            /** @example Sunny single room near Dhanmondi Lake */
            title: string;
        };
        NewSavedListings: {
            /**
             * @description Newest first.
             * @example [
             *       "665f1c2ab7d94e0012a4c9d1"
             *     ]
             */
            ids: string[];
        };
        NewSavedSearch: {
            /**
             * @description The query of `GET /roommates/search`, with any of `q`, `place`, `within`, `near`, `metroWithin`, `rentMin`, `rentMax`, `roomType` and `hasPhoto`.
             * @example place=mirpur-10&rentMax=8000
             */
            query: string;
        };
        NewWebhook: {
            /**
             * @default [
             *       "listing.created",
             *       "listing.updated",
             *       "listing.deleted"
             *     ]
             * @example [
             *       "listing.created",
             *       "listing.updated",
             *       "listing.deleted"
             *     ]
             */
            events?: ("listing.created" | "listing.updated" | "listing.deleted")[];
            /**
             * @description Receives the events. In production it must be https on the public internet, without a port.
             * @example https://receiver.example/roommate-events
             */
            url: string;
        };
        Preferences: {
            /** @enum {string} */
            cleanliness?: "relaxed" | "tidy" | "very tidy";
            /** @description A listing that does not meet one of these preferences is not listed as a match. */
            dealbreakers?: ("rentMax" | "places" | "travelTo" | "roomType" | "moveIn" | "household" | "occupation" | "smoking" | "pets" | "food" | "cleanliness" | "guests" | "sleep")[];
            /** @enum {string} */
            food?: "halal" | "vegetarian";
            /** @enum {string} */
            guests?: "no" | "daytime" | "overnight";
            /**
             * @description Who lives in the home.
             * @enum {string}
             */
            household?: "women" | "men" | "mixed";
            /**
             * Format: date
             * @description The day on which the person wants to move in.
             * @example 2026-12-01
             */
            moveIn?: string;
            /**
             * @description Whether they study or work.
             * @enum {string}
             */
            occupation?: "students" | "workers";
            /** @enum {string} */
            pets?: "no" | "yes";
            /**
             * @description 1 to 5 different ids of places to live in. `GET /areas` and `facets.places` of a search have ids.
             * @example [
             *       "mirpur-10",
             *       "kazipara"
             *     ]
             */
            places?: string[];
            /**
             * @description The highest rent, BDT per month.
             * @example 12500
             */
            rentMax?: number;
            /** @enum {string} */
            roomType?: "Single" | "Shared";
            /**
             * @description When people in the home go to bed.
             * @enum {string}
             */
            sleep?: "early" | "late";
            /** @enum {string} */
            smoking?: "no" | "outside" | "yes";
            /**
             * @description The distance to travelTo in kilometres that still fits. The default is 3.
             * @example 3
             */
            travelKm?: number;
            /**
             * @description The id of a place to travel to, such as a university. `understood.places` of a search has the ids of the places in `q`.
             * @example buet
             */
            travelTo?: string;
        };
        Problem: {
            /**
             * @description For programs. It stays the same when the messages change. Expect unknown codes.
             * @enum {string}
             */
            code: "invalid_input" | "malformed_request" | "sign_in_required" | "invalid_token" | "expired_token" | "revoked_token" | "forbidden" | "not_owner" | "own_listing" | "other_account" | "insufficient_scope" | "not_found" | "no_such_address" | "method_not_allowed" | "request_in_progress" | "too_many_keys" | "too_many_saved" | "too_many_webhooks" | "webhook_exists" | "too_many_searches" | "changed_meanwhile" | "body_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "too_many_requests" | "internal_error" | "bad_gateway" | "unavailable" | "gateway_timeout";
            /** @description A message for people. */
            detail?: string;
            /** @description The same message as `detail`. */
            error: string;
            /** @description Each wrong field, parameter or header. */
            errors?: {
                field: string;
                message: string;
            }[];
            status: number;
            /** @description The name of the status. */
            title: string;
            type: string;
        };
        Replay: {
            /**
             * Format: date-time
             * @example 2026-11-22T09:00:00.000Z
             */
            since: string;
        };
        ReplayResponse: {
            /** @description The number of events that are delivered again. */
            events: number;
            /** @description The `since` of the next request, if there are more events. */
            next: string | null;
        };
        SavedListing: {
            /**
             * @description The listing may have been deleted since.
             * @example 665f1c2ab7d94e0012a4c9d1
             */
            listingId: string;
            /** Format: date-time */
            savedAt: string;
        };
        SavedSearch: {
            /** @example 665f1c2ab7d94e0012a4c9d3 */
            _id: string;
            /** Format: date-time */
            createdAt: string;
            /** @description A description of the search for people. */
            name: string;
            /** @description The query of `GET /roommates/search`. */
            query: string;
        };
        SaveListingsResponse: {
            /** @description Everything that you have saved, newest first. */
            items: {
                /**
                 * @description The listing may have been deleted since.
                 * @example 665f1c2ab7d94e0012a4c9d1
                 */
                listingId: string;
                /** Format: date-time */
                savedAt: string;
            }[];
            /** @description These listings were not saved, because an account saves at most 100 listings. */
            refusedIds: string[];
            /** @description These listings do not exist. */
            unknownIds: string[];
        };
        SearchResponse: {
            /** @description Counts of the matches without the filter of the same name. With the relation gte they count only some of the matches, at most 1000. */
            facets: {
                availability: {
                    /** @enum {string} */
                    relation: "eq" | "gte";
                    values: {
                        count: number;
                        /** @enum {string} */
                        value: "available" | "not available";
                    }[];
                };
                places: {
                    /** @enum {string} */
                    relation: "eq" | "gte";
                    values: {
                        count: number;
                        id: string;
                        name: string;
                        nameBn: string;
                    }[];
                };
                rent: {
                    /** @enum {string} */
                    relation: "eq" | "gte";
                    values: {
                        count: number;
                        max?: number;
                        min: number;
                    }[];
                };
                roomType: {
                    /** @enum {string} */
                    relation: "eq" | "gte";
                    values: {
                        count: number;
                        /** @enum {string} */
                        value: "Single" | "Shared";
                    }[];
                };
            };
            /** @description Only with your preferences: how many matches do not meet one of your dealbreakers. The total, the items and the facets leave them out. It is a lower bound if the total has the relation gte, or if both together exceed 1000. It is 0 with `includeHidden`. */
            hidden?: number;
            items: {
                /** @example 665f1c2ab7d94e0012a4c9d1 */
                _id: string;
                /** @enum {string} */
                availability: "available" | "not available";
                /** @description For the owner. Other users see it in `GET /roommates/{id}` on the day of their like. */
                contact?: string;
                /** Format: date-time */
                createdAt: string;
                description: string;
                /** @description For the owner. Other signed-in callers get it from `GET /roommates/{id}` if the poster has confirmed it. */
                email?: string;
                /**
                 * @description Why `GET /roommates/{id}` has no `email` for a signed-in caller. Expect unknown reasons.
                 * @enum {string}
                 */
                emailWithheld?: "unconfirmed" | "daily_limit" | "prefetch" | "unavailable";
                /** @description Facts about the home, all optional. People who look for such a home see why it fits. */
                home?: {
                    /**
                     * Format: date
                     * @description The first day on which somebody can move in.
                     * @example 2026-12-01
                     */
                    availableFrom?: string;
                    /** @enum {string} */
                    cleanliness?: "relaxed" | "tidy" | "very tidy";
                    /**
                     * @description What is cooked. `any` has no rule.
                     * @enum {string}
                     */
                    food?: "halal" | "vegetarian" | "any";
                    /** @enum {string} */
                    guests?: "no" | "daytime" | "overnight";
                    /**
                     * @description Who lives in the home.
                     * @enum {string}
                     */
                    household?: "women" | "men" | "mixed";
                    /**
                     * @description Whether they study or work.
                     * @enum {string}
                     */
                    occupation?: "students" | "workers" | "any";
                    /**
                     * @description `yes` means other pets, or several.
                     * @enum {string}
                     */
                    pets?: "no" | "cat" | "dog" | "yes";
                    /**
                     * @description When people in the home go to bed.
                     * @enum {string}
                     */
                    sleep?: "early" | "late" | "any";
                    /** @enum {string} */
                    smoking?: "no" | "outside" | "yes";
                };
                imageUrl: string;
                /** @description Whether you like the listing. Only in `GET /roommates/{id}` with a token, unless you are the owner. */
                isLiked?: boolean;
                /** @description Whether the listing belongs to your account. Always false without a token. */
                isOwner: boolean;
                /** @description Only with `sort=distance`: the distance of the centre of its place in kilometres. Absent without a place. */
                km?: number;
                lifestyle: string | string[];
                likes: number;
                location: string;
                name: string;
                rentAmount: number;
                /** @enum {string} */
                roomType: "Single" | "Shared";
                title: string;
                /** Format: date-time */
                updatedAt: string;
                /**
                 * Format: uri
                 * @description The page of the listing on the site. The page needs a login.
                 * @example https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1
                 */
                url: string;
                views?: number;
            }[];
            /** @description Only without matches: each filter that has matches when it is left out, with their number. The most helpful one comes first. `place` includes `within` and `near`. `within` is not left out but larger. */
            loosen?: {
                /** @enum {string} */
                filter: "place" | "within" | "metroWithin" | "rent" | "roomType" | "availability" | "postedWithin" | "hasPhoto" | "text";
                total: {
                    /** @enum {string} */
                    relation: "eq" | "gte";
                    value: number;
                };
                /** @description Only for the filter `within`: the next larger distance with matches, in kilometres. */
                within?: number;
            }[];
            /** @description Only without matches: the total of the same search that does not exclude the places of `understood.excluded`. Absent without any match. */
            loosenExcluded?: {
                /** @enum {string} */
                relation: "eq" | "gte";
                value: number;
            };
            /** @description The names of the places in the parameters `place` and `near`. */
            names: {
                id: string;
                /** @enum {string} */
                kind: "city" | "thana" | "area" | "block" | "station" | "university" | "college" | "hospital";
                name: string;
                nameBn: string;
                /**
                 * @description The usual name where space is short. Absent if `name` is the usual one.
                 * @example BUET
                 */
                shortName?: string;
            }[];
            /** @description The cursor of the next page. Absent on the last page. */
            next?: string;
            /** @description Follow `Link` to the next page even if a page has fewer items than `limit`, or none. The number is exact up to 1000. More matches have the relation gte. A lower number can have gte too. Then your dealbreakers left out nearly all of the listings that were examined, and other listings follow. */
            total: {
                /** @enum {string} */
                relation: "eq" | "gte";
                value: number;
            };
            understood: {
                /** @enum {string} */
                availability?: "available" | "not available";
                /** @description Places that `q` excludes, with their parts: "not Mirpur", "except Uttara". */
                excluded?: {
                    id: string;
                    /** @enum {string} */
                    kind: "city" | "thana" | "area" | "block" | "station" | "university" | "college" | "hospital";
                    name: string;
                    nameBn: string;
                    /**
                     * @description The usual name where space is short. Absent if `name` is the usual one.
                     * @example BUET
                     */
                    shortName?: string;
                    /**
                     * @description Words that exclude this place when they are added to `q`.
                     * @example not mirpur
                     */
                    words: string;
                }[];
                /** @enum {boolean} */
                hasPhoto?: true;
                /** @description Wishes about people and homes. With `sort=best` and at most 1000 matches, listings that agree come first. No listing is left out. */
                hints?: {
                    /**
                     * @description The fact of `home`, or `text`: no fact states it. Expect unknown names.
                     * @enum {string}
                     */
                    about: "household" | "occupation" | "smoking" | "pets" | "food" | "text";
                    /** @example women only */
                    label: string;
                    /**
                     * @description The words of `q` that mean it.
                     * @example girls
                     */
                    words: string;
                }[];
                /** @description Kilometres to the nearest station of the metro. */
                metroWithin?: number;
                places: {
                    id: string;
                    /** @enum {string} */
                    kind: "city" | "thana" | "area" | "block" | "station" | "university" | "college" | "hospital";
                    name: string;
                    nameBn: string;
                    /**
                     * @description The usual name where space is short. Absent if `name` is the usual one.
                     * @example BUET
                     */
                    shortName?: string;
                }[];
                /** @description Days. */
                postedWithin?: number;
                rentMax?: number;
                rentMin?: number;
                /** @enum {string} */
                roomType?: "Single" | "Shared";
                /** @description Words that a listing must contain, among the first 60 different words of its title, location, lifestyle and description. */
                text?: string;
                within?: number;
            };
        };
        SimilarRents: {
            /** @description The smallest area around the listing with enough rents. Absent without a place. */
            area?: {
                id: string;
                name: string;
                nameBn: string;
            };
            lowerQuartile?: number;
            /** @description BDT per month. Absent below a sample of 8. */
            median?: number;
            /** @description The number of rents: at most the newest 1000. */
            sample: number;
            upperQuartile?: number;
        };
        StatsResponse: {
            available: number;
            roomTypes: number;
            total: number;
        };
        UnreadAlerts: {
            /** @description The number of alerts that are not read, counted up to 100. */
            unread: number;
        };
        UpdateResponse: {
            matchedCount: number;
            modifiedCount: number;
        };
        Webhook: {
            /** @example 665f1c2ab7d94e0012a4c9d3 */
            _id: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Expect unknown events. */
            events: ("listing.created" | "listing.updated" | "listing.deleted")[];
            /** @description When the receiver last accepted a delivery. */
            lastSuccessAt: string | null;
            /**
             * @description A webhook is disabled when its receiver responds with 410. A second case: the last attempt of an event fails, and the receiver has accepted nothing since the event. A replay activates it again.
             * @enum {string}
             */
            status: "active" | "disabled";
            url: string;
        };
        WebhookDelivery: {
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** @description The id of the event, as in the header `webhook-id`. */
            id: string;
            /** @description Why the last attempt got no response. */
            lastError: string | null;
            /** @description The status of the last response. */
            lastStatus: number | null;
            listingId: string;
            /** @description `null` unless the delivery is pending. */
            nextAttemptAt: string | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            /** @enum {string} */
            type: "listing.created" | "listing.updated" | "listing.deleted";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description The version of the API. The changelog at `/docs/changelog` explains each version.
         * @example 1.1.0
         */
        ApiVersion: string;
        /**
         * @description What is left of these limits: `r` requests until the window ends in `t` seconds.
         * @example "reads-address";r=5998;t=42, "reads-user";r=597;t=58
         */
        RateLimit: string;
        /**
         * @description The limits of this request (draft-ietf-httpapi-ratelimit-headers-10): `q` requests in `w` seconds. A request that does not count shows the limit of its IP address.
         * @example "reads-address";q=6000;w=60, "reads-user";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description The id of the request in our log. Include it when you report a problem. You can send your own id in the same header: 8 to 64 letters, digits, `_` or `-`.
         * @example 5f0c9a52-0d6e-4f6c-9a53-3f1f6d9f0f51
         */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getEntryPoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URLs of the documentation. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The documentation (`service-doc`) and the OpenAPI document (`service-desc`).
                     * @example <https://roommate.example/api/docs>; rel="service-doc"
                     */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Roommate Dhaka API",
                     *       "version": "1.1.0",
                     *       "documentation": "https://roommate.example/api/docs",
                     *       "openapi": "https://roommate.example/api/docs-json",
                     *       "changelog": "https://roommate.example/api/docs/changelog",
                     *       "listings": "https://roommate.example/api/roommates?limit=24"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uri
                         * @description What changed in each version.
                         */
                        changelog: string;
                        /**
                         * Format: uri
                         * @description Swagger UI.
                         */
                        documentation: string;
                        /**
                         * Format: uri
                         * @description The first page of all listings.
                         */
                        listings: string;
                        name: string;
                        /**
                         * Format: uri
                         * @description The OpenAPI document as JSON.
                         */
                        openapi: string;
                        /** @description As in the header `API-Version`. */
                        version: string;
                    };
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAlerts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts and the number of unread ones. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "listingId": "665f1c2ab7d94e0012a4c9d1",
                     *           "searchName": "Rooms in Mirpur 10, up to BDT 8,000",
                     *           "createdAt": "2025-06-06T07:05:00.000Z",
                     *           "isRead": false
                     *         }
                     *       ],
                     *       "unread": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AlertsResponse"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "page is not a known field.",
                     *       "error": "page is not a known field.",
                     *       "errors": [
                     *         {
                     *           "field": "page",
                     *           "message": "page is not a known field."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `listingId` of an alert. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many alerts were deleted. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deletedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markAlertRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `listingId` of an alert. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether you had the alert, and whether it was unread. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matchedCount": 1,
                     *       "modifiedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markAlertsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many alerts were unread. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matchedCount": 1,
                     *       "modifiedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "malformed_request",
                     *       "detail": "The request body is not valid JSON.",
                     *       "error": "The request body is not valid JSON."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countUnreadAlerts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of unread alerts. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadAlerts"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "page is not a known field.",
                     *       "error": "page is not a known field.",
                     *       "errors": [
                     *         {
                     *           "field": "page",
                     *           "message": "page is not a known field."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "665f1c2ab7d94e0012a4c9d2",
                     *         "name": "Nightly import",
                     *         "scopes": [
                     *           "listings:read",
                     *           "listings:write"
                     *         ],
                     *         "hint": "x7Qk",
                     *         "createdAt": "2025-06-04T09:15:00.000Z",
                     *         "expiresAt": "2025-09-02T09:15:00.000Z",
                     *         "lastUsedAt": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "page is not a known field.",
                     *       "error": "page is not a known field.",
                     *       "errors": [
                     *         {
                     *           "field": "page",
                     *           "message": "page is not a known field."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly import",
                 *       "scopes": [
                 *         "listings:read",
                 *         "listings:write"
                 *       ],
                 *       "expiresInDays": 90
                 *     }
                 */
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The key is created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "665f1c2ab7d94e0012a4c9d2",
                     *       "name": "Nightly import",
                     *       "scopes": [
                     *         "listings:read",
                     *         "listings:write"
                     *       ],
                     *       "hint": "x7Qk",
                     *       "createdAt": "2025-06-04T09:15:00.000Z",
                     *       "expiresAt": "2025-09-02T09:15:00.000Z",
                     *       "lastUsedAt": null,
                     *       "key": "rmd_665f1c2ab7d94e0012a4c9d2_example-of-a-key-that-does-not-existx7Qk"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "code": "too_many_keys",
                     *       "detail": "You have 10 API keys, which is the maximum. Revoke one first.",
                     *       "error": "You have 10 API keys, which is the maximum. Revoke one first."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of one of your keys. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many keys were revoked. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deletedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This API key does not exist or was revoked.",
                     *       "error": "This API key does not exist or was revoked."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAreas: {
        parameters: {
            query?: {
                /** @description Only listings with this availability. */
                availability?: "available" | "not available";
                /** @description Only listings with a photo. */
                hasPhoto?: "true";
                /** @description Only listings within this number of kilometres of a station of the metro. */
                metroWithin?: number;
                /** @description A place id, or `latitude,longitude`: the point from which distances are measured. Filters only with `within`. */
                near?: string;
                /** @description The id of a place, such as `mirpur-10`. `facets.places` and `understood.places` of a response have ids, and so has `GET /areas`. Repeat it for several places. An area includes its parts. */
                place?: string[];
                /** @description Only listings that were posted within this number of days. */
                postedWithin?: number;
                /** @description Free text in English, Bangla or Banglish. `understood` reports what it means. */
                q?: string;
                /** @description The highest rent, BDT per month. */
                rentMax?: number;
                /** @description The lowest rent, BDT per month. */
                rentMin?: number;
                /** @description Only rooms of this type. */
                roomType?: "Single" | "Shared";
                /** @description Kilometres around each `place`, or around `near`. The default is 2 for stations, colleges and hospitals. */
                within?: number;
            };
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas, those with the most rooms first. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": {
                     *         "value": 13,
                     *         "relation": "eq"
                     *       },
                     *       "counted": "all",
                     *       "areas": [
                     *         {
                     *           "id": "dhanmondi",
                     *           "name": "Dhanmondi",
                     *           "nameBn": "ধানমন্ডি",
                     *           "kind": "thana",
                     *           "at": {
                     *             "lat": 23.7461,
                     *             "lng": 90.3742
                     *           },
                     *           "around": [],
                     *           "rooms": 12,
                     *           "relation": "eq",
                     *           "median": 11500,
                     *           "newestAt": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "elsewhere": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Areas"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "rentMin must not be higher than rentMax.",
                     *       "error": "rentMin must not be higher than rentMax.",
                     *       "errors": [
                     *         {
                     *           "field": "rentMin",
                     *           "message": "rentMin must not be higher than rentMax."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getArea: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of an area. `GET /areas` has ids. */
                area: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The area. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dhanmondi",
                     *       "name": "Dhanmondi",
                     *       "nameBn": "ধানমন্ডি",
                     *       "kind": "area",
                     *       "rents": {
                     *         "all": {
                     *           "sample": 41,
                     *           "median": 12000,
                     *           "lowerQuartile": 9000,
                     *           "upperQuartile": 15500
                     *         },
                     *         "Single": {
                     *           "sample": 38,
                     *           "median": 12000,
                     *           "lowerQuartile": 9000,
                     *           "upperQuartile": 15500
                     *         },
                     *         "Shared": {
                     *           "sample": 3
                     *         },
                     *         "bands": [
                     *           {
                     *             "min": 8000,
                     *             "max": 12000,
                     *             "count": 20
                     *           }
                     *         ]
                     *       },
                     *       "neighbours": [
                     *         {
                     *           "id": "kalabagan",
                     *           "name": "Kalabagan",
                     *           "nameBn": "কলাবাগান",
                     *           "km": 0.9
                     *         }
                     *       ],
                     *       "stations": [
                     *         {
                     *           "id": "mrt-farmgate",
                     *           "name": "Farmgate metro station",
                     *           "nameBn": "ফার্মগেট মেট্রো স্টেশন",
                     *           "km": 1.8
                     *         }
                     *       ],
                     *       "universities": [
                     *         {
                     *           "id": "du",
                     *           "name": "University of Dhaka",
                     *           "nameBn": "ঢাকা বিশ্ববিদ্যালয়",
                     *           "km": 2.4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Area"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This area does not exist.",
                     *       "error": "This area does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again. Use a key of your own, such as a UUID. For 24 hours the same key and body get the first response, and nothing happens twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nusrat Jahan",
                 *       "email": "nusrat@example.com",
                 *       "subject": "A question about a listing",
                 *       "message": "Is the room in Mirpur still free? I could move in on the first of next month."
                 *     }
                 */
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message is stored. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description `true` when this is the stored response to an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Message sent successfully! We'll get back to you soon."
                     *     }
                     */
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "code": "request_in_progress",
                     *       "detail": "The same request is in progress. Send it again in a moment.",
                     *       "error": "The same request is in progress. Send it again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "code": "idempotency_key_reused",
                     *       "detail": "This Idempotency-Key was already used with another body.",
                     *       "error": "This Idempotency-Key was already used with another body.",
                     *       "errors": [
                     *         {
                     *           "field": "Idempotency-Key",
                     *           "message": "This Idempotency-Key was already used with another body."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API can serve requests. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMatches: {
        parameters: {
            query?: {
                /** @description Maximum number of listings to return. The default is 24. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "listing": {
                     *             "_id": "665f1c2ab7d94e0012a4c9d1",
                     *             "url": "https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1",
                     *             "title": "Sunny single room near Dhanmondi Lake",
                     *             "location": "Road 8A, Dhanmondi, Dhaka",
                     *             "rentAmount": 12500,
                     *             "roomType": "Single",
                     *             "lifestyle": "Non-smoker, early riser",
                     *             "imageUrl": "https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg",
                     *             "description": "Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake.",
                     *             "availability": "available",
                     *             "name": "Nusrat Jahan",
                     *             "likes": 4,
                     *             "views": 31,
                     *             "createdAt": "2025-06-04T09:15:00.000Z",
                     *             "updatedAt": "2025-06-04T09:15:00.000Z",
                     *             "isOwner": false
                     *           },
                     *           "match": {
                     *             "score": 89,
                     *             "reasons": [
                     *               {
                     *                 "about": "rentMax",
                     *                 "fits": true,
                     *                 "isDealbreaker": false,
                     *                 "text": "In budget"
                     *               },
                     *               {
                     *                 "about": "travelTo",
                     *                 "fits": true,
                     *                 "isDealbreaker": false,
                     *                 "text": "About 2.5 km from BUET"
                     *               },
                     *               {
                     *                 "about": "pets",
                     *                 "fits": false,
                     *                 "isDealbreaker": false,
                     *                 "text": "You asked for no pets; this home has a cat"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "compared": 41,
                     *       "hidden": 3
                     *     }
                     */
                    "application/json": components["schemas"]["MatchesResponse"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "limit must be a whole number from 1 to 100.",
                     *       "error": "limit must be a whole number from 1 to 100.",
                     *       "errors": [
                     *         {
                     *           "field": "limit",
                     *           "message": "limit must be a whole number from 1 to 100."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMatchesOf: {
        parameters: {
            query: {
                /** @description 1 to 100 ids of listings, with commas between them. */
                ids: string;
            };
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "665f1c2ab7d94e0012a4c9d1",
                     *         "match": {
                     *           "score": 89,
                     *           "reasons": [
                     *             {
                     *               "about": "rentMax",
                     *               "fits": true,
                     *               "isDealbreaker": false,
                     *               "text": "In budget"
                     *             },
                     *             {
                     *               "about": "travelTo",
                     *               "fits": true,
                     *               "isDealbreaker": false,
                     *               "text": "About 2.5 km from BUET"
                     *             },
                     *             {
                     *               "about": "pets",
                     *               "fits": false,
                     *               "isDealbreaker": false,
                     *               "text": "You asked for no pets; this home has a cat"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @example 665f1c2ab7d94e0012a4c9d1 */
                        _id: string;
                        match: {
                            /** @description The most important ones first. */
                            reasons: {
                                /**
                                 * @description Expect unknown names.
                                 * @enum {string}
                                 */
                                about: "rentMax" | "places" | "travelTo" | "roomType" | "moveIn" | "household" | "occupation" | "smoking" | "pets" | "food" | "cleanliness" | "guests" | "sleep";
                                fits: boolean;
                                /** @description The same with the full name of a place. Absent if `text` has it. */
                                fullText?: string;
                                /** @description Whether it does not fit and is one of your dealbreakers. */
                                isDealbreaker: boolean;
                                /** @example Non-smoking home, as you asked */
                                text: string;
                            }[];
                            /** @description Percent. 100 meets every preference. */
                            score: number;
                        };
                    }[];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "ids must have at most 100 ids.",
                     *       "error": "ids must have at most 100 ids.",
                     *       "errors": [
                     *         {
                     *           "field": "ids",
                     *           "message": "ids must have at most 100 ids."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your preferences. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rentMax": 8000,
                     *       "places": [
                     *         "azimpur",
                     *         "dhanmondi"
                     *       ],
                     *       "travelTo": "buet",
                     *       "travelKm": 3,
                     *       "smoking": "no",
                     *       "pets": "no",
                     *       "dealbreakers": [
                     *         "smoking"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "page is not a known field.",
                     *       "error": "page is not a known field.",
                     *       "errors": [
                     *         {
                     *           "field": "page",
                     *           "message": "page is not a known field."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rentMax": 8000,
                 *       "places": [
                 *         "azimpur",
                 *         "dhanmondi"
                 *       ],
                 *       "travelTo": "buet",
                 *       "travelKm": 3,
                 *       "smoking": "no",
                 *       "pets": "no",
                 *       "dealbreakers": [
                 *         "smoking"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description The stored preferences. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rentMax": 8000,
                     *       "places": [
                     *         "azimpur",
                     *         "dhanmondi"
                     *       ],
                     *       "travelTo": "buet",
                     *       "travelKm": 3,
                     *       "smoking": "no",
                     *       "pets": "no",
                     *       "dealbreakers": [
                     *         "smoking"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there were preferences. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deletedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "malformed_request",
                     *       "detail": "The request body is not valid JSON.",
                     *       "error": "The request body is not valid JSON."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listListings: {
        parameters: {
            query?: {
                /** @description The start of the page, from the `Link` header of the previous page. */
                cursor?: string;
                /** @description Maximum number of listings to return. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    /**
                     * @description The absolute URL of the next page (RFC 8288). Absent on the last page.
                     * @example <https://roommate.example/api/roommates?limit=24&cursor=AAABl_iXQ6BmXxwqt9lOABKkydE>; rel="next"
                     */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again. Use a key of your own, such as a UUID. For 24 hours the same key and body get the first response, and nothing happens twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Shared room for a student in Mirpur 10",
                 *       "location": "Block C, Mirpur 10, Dhaka",
                 *       "rentAmount": 6500,
                 *       "roomType": "Shared",
                 *       "lifestyle": [
                 *         "Non-smoker",
                 *         "Quiet after ten"
                 *       ],
                 *       "imageUrl": "https://i.ibb.co/7CqZ0vK/mirpur-room.jpg",
                 *       "description": "Two beds, one is free. Filtered water, Wi-Fi and a cook. Ten minutes to the metro station.",
                 *       "contact": "+880 1700-000000",
                 *       "availability": "available",
                 *       "home": {
                 *         "household": "men",
                 *         "smoking": "no",
                 *         "guests": "daytime"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewListing"];
            };
        };
        responses: {
            /** @description The listing is posted. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description `true` when this is the stored response to an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    /**
                     * @description The absolute URL of the new listing in the API.
                     * @example https://roommate.example/api/roommates/665f1c2ab7d94e0012a4c9d1
                     */
                    Location?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "acknowledged": true,
                     *       "insertedId": "665f1c2ab7d94e0012a4c9d1"
                     *     }
                     */
                    "application/json": components["schemas"]["CreateResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:write for this operation.",
                     *       "error": "The API key needs the scope listings:write for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "code": "request_in_progress",
                     *       "detail": "The same request is in progress. Send it again in a moment.",
                     *       "error": "The same request is in progress. Send it again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "code": "idempotency_key_reused",
                     *       "detail": "This Idempotency-Key was already used with another body.",
                     *       "error": "This Idempotency-Key was already used with another body.",
                     *       "errors": [
                     *         {
                     *           "field": "Idempotency-Key",
                     *           "message": "This Idempotency-Key was already used with another body."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The `_id` of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "id must be 24 hexadecimal characters.",
                     *       "error": "id must be 24 hexadecimal characters.",
                     *       "errors": [
                     *         {
                     *           "field": "id",
                     *           "message": "id must be 24 hexadecimal characters."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This listing does not exist.",
                     *       "error": "This listing does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the listing as you read it. You get 412 when it was edited since. Likes and views are not edits. Without this header the last edit wins. */
                "If-Match"?: string;
            };
            path: {
                /** @description The `_id` of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Shared room for a student in Mirpur 10",
                 *       "location": "Block C, Mirpur 10, Dhaka",
                 *       "rentAmount": 6000,
                 *       "roomType": "Shared",
                 *       "lifestyle": [
                 *         "Non-smoker",
                 *         "Quiet after ten"
                 *       ],
                 *       "imageUrl": "https://i.ibb.co/7CqZ0vK/mirpur-room.jpg",
                 *       "description": "Two beds, one is free. Filtered water, Wi-Fi and a cook. Ten minutes to the metro station.",
                 *       "contact": "+880 1700-000000",
                 *       "availability": "not available",
                 *       "home": {
                 *         "household": "men",
                 *         "smoking": "no",
                 *         "guests": "daytime"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListingChanges"];
            };
        };
        responses: {
            /** @description How many listings were found and changed. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the listing after the edit, for the `If-Match` of your next edit.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matchedCount": 1,
                     *       "modifiedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This listing does not exist.",
                     *       "error": "This listing does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed */
            412: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "code": "changed_meanwhile",
                     *       "detail": "The listing has changed since you read it. Read it again before you change it.",
                     *       "error": "The listing has changed since you read it. Read it again before you change it."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the listing as you read it. You get 412 when it was edited since. Likes and views are not edits. Without this header the last edit wins. */
                "If-Match"?: string;
            };
            path: {
                /** @description The `_id` of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many listings were deleted. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deletedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This listing does not exist.",
                     *       "error": "This listing does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed */
            412: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "code": "changed_meanwhile",
                     *       "detail": "The listing has changed since you read it. Read it again before you change it.",
                     *       "error": "The listing has changed since you read it. Read it again before you change it."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the listing as you read it. You get 412 when it was edited since. Likes and views are not edits. Without this header the last edit wins. */
                "If-Match"?: string;
            };
            path: {
                /** @description The `_id` of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rentAmount": 6200
                 *     }
                 */
                "application/json": components["schemas"]["ListingPatch"];
                /**
                 * @example {
                 *       "rentAmount": 6200
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["ListingPatch"];
            };
        };
        responses: {
            /** @description How many listings were found and changed. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the listing after the edit, for the `If-Match` of your next edit.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matchedCount": 1,
                     *       "modifiedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This listing does not exist.",
                     *       "error": "This listing does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed */
            412: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "code": "changed_meanwhile",
                     *       "detail": "The listing has changed since you read it. Read it again before you change it.",
                     *       "error": "The listing has changed since you read it. Read it again before you change it."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unlikeListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of likes that remain. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matchedCount": 1,
                     *       "modifiedCount": 1,
                     *       "likes": 4
                     *     }
                     */
                    "application/json": {
                        likes: number;
                        matchedCount: number;
                        modifiedCount: number;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This listing does not exist.",
                     *       "error": "This listing does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    likeListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "likes": 5
                 *     }
                 */
                "application/json": components["schemas"]["Like"];
            };
        };
        responses: {
            /** @description The number of likes and the contact. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This listing does not exist.",
                     *       "error": "This listing does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAvailableListings: {
        parameters: {
            query?: {
                /** @description The start of the page, from the `Link` header of the previous page. */
                cursor?: string;
                /** @description Maximum number of listings to return. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    /**
                     * @description The absolute URL of the next page (RFC 8288). Absent on the last page.
                     * @example <https://roommate.example/api/roommates?limit=24&cursor=AAABl_iXQ6BmXxwqt9lOABKkydE>; rel="next"
                     */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listListingsByIds: {
        parameters: {
            query: {
                /** @description 1 to 100 ids of listings, with commas between them. */
                ids: string;
            };
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "id must be 24 hexadecimal characters.",
                     *       "error": "id must be 24 hexadecimal characters.",
                     *       "errors": [
                     *         {
                     *           "field": "ids.0",
                     *           "message": "id must be 24 hexadecimal characters."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countListings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of listings. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 24,
                     *       "total": 24
                     *     }
                     */
                    "application/json": components["schemas"]["CountResponse"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMyListings: {
        parameters: {
            query: {
                /** @description The email of your account. */
                email: string;
            };
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array, newest first. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "665f1c2ab7d94e0012a4c9d1",
                     *         "url": "https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1",
                     *         "title": "Sunny single room near Dhanmondi Lake",
                     *         "location": "Road 8A, Dhanmondi, Dhaka",
                     *         "rentAmount": 12500,
                     *         "roomType": "Single",
                     *         "lifestyle": "Non-smoker, early riser",
                     *         "imageUrl": "https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg",
                     *         "description": "Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake.",
                     *         "availability": "available",
                     *         "name": "Nusrat Jahan",
                     *         "likes": 4,
                     *         "views": 31,
                     *         "createdAt": "2025-06-04T09:15:00.000Z",
                     *         "updatedAt": "2025-06-04T09:15:00.000Z",
                     *         "isOwner": true,
                     *         "email": "nusrat@example.com",
                     *         "contact": "+880 1700-000000"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Listing"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "Email is required.",
                     *       "error": "Email is required.",
                     *       "errors": [
                     *         {
                     *           "field": "email",
                     *           "message": "Email is required."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchListings: {
        parameters: {
            query?: {
                /** @description Only listings with this availability. */
                availability?: "available" | "not available";
                /** @description `next` of the previous page, with the same other parameters. */
                cursor?: string;
                /** @description Only listings with a photo. */
                hasPhoto?: "true";
                /** @description Includes the matches that do not meet one of your dealbreakers. */
                includeHidden?: "true";
                /** @description Maximum number of listings to return. The default is 24. */
                limit?: number;
                /** @description Only listings within this number of kilometres of a station of the metro. */
                metroWithin?: number;
                /** @description A place id, or `latitude,longitude`: the point from which distances are measured. Filters only with `within`. */
                near?: string;
                /** @description The id of a place, such as `mirpur-10`. `facets.places` and `understood.places` of a response have ids, and so has `GET /areas`. Repeat it for several places. An area includes its parts. */
                place?: string[];
                /** @description Only listings that were posted within this number of days. */
                postedWithin?: number;
                /** @description Free text in English, Bangla or Banglish. `understood` reports what it means. */
                q?: string;
                /** @description The highest rent, BDT per month. */
                rentMax?: number;
                /** @description The lowest rent, BDT per month. */
                rentMin?: number;
                /** @description Only rooms of this type. */
                roomType?: "Single" | "Shared";
                /** @description `best` puts available listings first, then the newest. Up to 1000 matches, those that agree with the hints of `q` and with your preferences come before the newest. `distance` needs `near` or a place. The default is `best`, and `distance` with `near`. */
                sort?: "best" | "newest" | "rent" | "-rent" | "distance";
                /** @description Kilometres around each `place`, or around `near`. The default is 2 for stations, colleges and hospitals. */
                within?: number;
            };
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the total and the facets. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    /**
                     * @description The absolute URL of the next page (RFC 8288). Absent on the last page.
                     * @example <https://roommate.example/api/roommates?limit=24&cursor=AAABl_iXQ6BmXxwqt9lOABKkydE>; rel="next"
                     */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "_id": "665f1c2ab7d94e0012a4c9d1",
                     *           "url": "https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1",
                     *           "title": "Sunny single room near Dhanmondi Lake",
                     *           "location": "Road 8A, Dhanmondi, Dhaka",
                     *           "rentAmount": 12500,
                     *           "roomType": "Single",
                     *           "lifestyle": "Non-smoker, early riser",
                     *           "imageUrl": "https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg",
                     *           "description": "Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake.",
                     *           "availability": "available",
                     *           "name": "Nusrat Jahan",
                     *           "likes": 4,
                     *           "views": 31,
                     *           "createdAt": "2025-06-04T09:15:00.000Z",
                     *           "updatedAt": "2025-06-04T09:15:00.000Z",
                     *           "isOwner": false
                     *         }
                     *       ],
                     *       "total": {
                     *         "value": 1,
                     *         "relation": "eq"
                     *       },
                     *       "facets": {
                     *         "roomType": {
                     *           "relation": "eq",
                     *           "values": [
                     *             {
                     *               "value": "Single",
                     *               "count": 1
                     *             },
                     *             {
                     *               "value": "Shared",
                     *               "count": 0
                     *             }
                     *           ]
                     *         },
                     *         "availability": {
                     *           "relation": "eq",
                     *           "values": [
                     *             {
                     *               "value": "available",
                     *               "count": 1
                     *             },
                     *             {
                     *               "value": "not available",
                     *               "count": 0
                     *             }
                     *           ]
                     *         },
                     *         "rent": {
                     *           "relation": "eq",
                     *           "values": [
                     *             {
                     *               "min": 12000,
                     *               "max": 20000,
                     *               "count": 1
                     *             }
                     *           ]
                     *         },
                     *         "places": {
                     *           "relation": "eq",
                     *           "values": [
                     *             {
                     *               "id": "dhanmondi",
                     *               "name": "Dhanmondi",
                     *               "nameBn": "ধানমন্ডি",
                     *               "count": 1
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "understood": {
                     *         "places": [
                     *           {
                     *             "id": "dhanmondi",
                     *             "name": "Dhanmondi",
                     *             "nameBn": "ধানমন্ডি",
                     *             "kind": "thana"
                     *           }
                     *         ],
                     *         "rentMax": 15000
                     *       },
                     *       "names": []
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getListingStats: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 24,
                     *       "available": 19,
                     *       "roomTypes": 2
                     *     }
                     */
                    "application/json": components["schemas"]["StatsResponse"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listListingsOfUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The email of your account. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array, newest first. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "665f1c2ab7d94e0012a4c9d1",
                     *         "url": "https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1",
                     *         "title": "Sunny single room near Dhanmondi Lake",
                     *         "location": "Road 8A, Dhanmondi, Dhaka",
                     *         "rentAmount": 12500,
                     *         "roomType": "Single",
                     *         "lifestyle": "Non-smoker, early riser",
                     *         "imageUrl": "https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg",
                     *         "description": "Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake.",
                     *         "availability": "available",
                     *         "name": "Nusrat Jahan",
                     *         "likes": 4,
                     *         "views": 31,
                     *         "createdAt": "2025-06-04T09:15:00.000Z",
                     *         "updatedAt": "2025-06-04T09:15:00.000Z",
                     *         "isOwner": true,
                     *         "email": "nusrat@example.com",
                     *         "contact": "+880 1700-000000"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Listing"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "Email is required.",
                     *       "error": "Email is required.",
                     *       "errors": [
                     *         {
                     *           "field": "email",
                     *           "message": "Email is required."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSavedListings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "listingId": "665f1c2ab7d94e0012a4c9d1",
                     *         "savedAt": "2025-06-05T11:40:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedListing"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "page is not a known field.",
                     *       "error": "page is not a known field.",
                     *       "errors": [
                     *         {
                     *           "field": "page",
                     *           "message": "page is not a known field."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "665f1c2ab7d94e0012a4c9d1"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewSavedListings"];
            };
        };
        responses: {
            /** @description What is saved now, and which ids were not saved. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "listingId": "665f1c2ab7d94e0012a4c9d1",
                     *           "savedAt": "2025-06-05T11:40:00.000Z"
                     *         }
                     *       ],
                     *       "unknownIds": [],
                     *       "refusedIds": []
                     *     }
                     */
                    "application/json": components["schemas"]["SaveListingsResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing is saved. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matchedCount": 1,
                     *       "modifiedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This listing does not exist.",
                     *       "error": "This listing does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "code": "too_many_saved",
                     *       "detail": "You have saved 100 listings, which is the maximum. Remove one first.",
                     *       "error": "You have saved 100 listings, which is the maximum. Remove one first."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeSavedListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many listings were removed. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deletedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "665f1c2ab7d94e0012a4c9d3",
                     *         "query": "place=mirpur-10&rentMax=8000",
                     *         "name": "Rooms in Mirpur 10, up to BDT 8,000",
                     *         "createdAt": "2025-06-05T11:40:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedSearch"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "page is not a known field.",
                     *       "error": "page is not a known field.",
                     *       "errors": [
                     *         {
                     *           "field": "page",
                     *           "message": "page is not a known field."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "place=mirpur-10&rentMax=8000"
                 *     }
                 */
                "application/json": components["schemas"]["NewSavedSearch"];
            };
        };
        responses: {
            /** @description The search is saved. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "665f1c2ab7d94e0012a4c9d3",
                     *       "query": "place=mirpur-10&rentMax=8000",
                     *       "name": "Rooms in Mirpur 10, up to BDT 8,000",
                     *       "createdAt": "2025-06-05T11:40:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "code": "too_many_searches",
                     *       "detail": "You have 20 saved searches, which is the maximum. Delete one first.",
                     *       "error": "You have 20 saved searches, which is the maximum. Delete one first."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of one of your searches. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many searches were deleted. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deletedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "This operation does not accept API keys.",
                     *       "error": "This operation does not accept API keys."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This saved search does not exist or was deleted.",
                     *       "error": "This saved search does not exist or was deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRentsForLocation: {
        parameters: {
            query: {
                /** @description The listing that an edit changes. It is not compared with itself. Its chosen place stays while `location` names it. */
                listing?: string;
                /** @description The location as a listing has it. */
                location: string;
                /** @description The id of a place that `location` names. It decides when the name has several meanings. Without it, the API finds the place in `location`. */
                placeId?: string;
                /** @description Without it, rooms of all types count. */
                roomType?: "Single" | "Shared";
            };
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rents. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "area": {
                     *         "id": "dhanmondi",
                     *         "name": "Dhanmondi",
                     *         "nameBn": "ধানমন্ডি"
                     *       },
                     *       "sample": 41,
                     *       "median": 12000,
                     *       "lowerQuartile": 9000,
                     *       "upperQuartile": 15500
                     *     }
                     */
                    "application/json": components["schemas"]["SimilarRents"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "roomType must be one of: Single, Shared.",
                     *       "error": "roomType must be one of: Single, Shared.",
                     *       "errors": [
                     *         {
                     *           "field": "roomType",
                     *           "message": "roomType must be one of: Single, Shared."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This listing does not exist.",
                     *       "error": "This listing does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSimilarRents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The `_id` of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rents. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "area": {
                     *         "id": "dhanmondi",
                     *         "name": "Dhanmondi",
                     *         "nameBn": "ধানমন্ডি"
                     *       },
                     *       "sample": 41,
                     *       "median": 12000,
                     *       "lowerQuartile": 9000,
                     *       "upperQuartile": 15500
                     *     }
                     */
                    "application/json": components["schemas"]["SimilarRents"];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope listings:read for this operation.",
                     *       "error": "The API key needs the scope listings:read for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This listing does not exist.",
                     *       "error": "This listing does not exist."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "665f1c2ab7d94e0012a4c9d3",
                     *         "url": "https://receiver.example/roommate-events",
                     *         "events": [
                     *           "listing.created",
                     *           "listing.updated",
                     *           "listing.deleted"
                     *         ],
                     *         "status": "active",
                     *         "createdAt": "2025-06-04T09:15:00.000Z",
                     *         "lastSuccessAt": "2025-06-05T10:00:01.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "code": "invalid_input",
                     *       "detail": "page is not a known field.",
                     *       "error": "page is not a known field.",
                     *       "errors": [
                     *         {
                     *           "field": "page",
                     *           "message": "page is not a known field."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope webhooks:manage for this operation.",
                     *       "error": "The API key needs the scope webhooks:manage for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://receiver.example/roommate-events",
                 *       "events": [
                 *         "listing.created",
                 *         "listing.updated",
                 *         "listing.deleted"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The webhook is created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "665f1c2ab7d94e0012a4c9d3",
                     *       "url": "https://receiver.example/roommate-events",
                     *       "events": [
                     *         "listing.created",
                     *         "listing.updated",
                     *         "listing.deleted"
                     *       ],
                     *       "status": "active",
                     *       "createdAt": "2025-06-04T09:15:00.000Z",
                     *       "lastSuccessAt": null,
                     *       "secret": "whsec_example-of-a-secret-that-does-not-exist"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope webhooks:manage for this operation.",
                     *       "error": "The API key needs the scope webhooks:manage for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of one of your webhooks. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many webhooks were deleted. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deletedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope webhooks:manage for this operation.",
                     *       "error": "The API key needs the scope webhooks:manage for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This webhook does not exist or was deleted.",
                     *       "error": "This webhook does not exist or was deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of your last response. You get 304 without a body while it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The `_id` of one of your webhooks. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "evt_665f1c2ab7d94e0012a4c9d4",
                     *         "type": "listing.created",
                     *         "listingId": "665f1c2ab7d94e0012a4c9d1",
                     *         "status": "pending",
                     *         "attempts": 1,
                     *         "createdAt": "2025-06-05T10:00:00.000Z",
                     *         "nextAttemptAt": "2025-06-05T10:00:06.000Z",
                     *         "lastStatus": 503,
                     *         "lastError": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            /** @description Your last response is still current. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    /**
                     * @description The state of the response for this caller. The tag is weak: `views` change it only for the owner.
                     * @example W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"
                     */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope webhooks:manage for this operation.",
                     *       "error": "The API key needs the scope webhooks:manage for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This webhook does not exist or was deleted.",
                     *       "error": "This webhook does not exist or was deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "code": "too_many_requests",
                     *       "detail": "Too many requests. Try again in 30 seconds.",
                     *       "error": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of one of your webhooks. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2025-06-05T09:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Replay"];
            };
        };
        responses: {
            /** @description The events are queued. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": 12,
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReplayResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The operation needs a valid bearer token (RFC 6750).
                     * @example Bearer error="invalid_token"
                     */
                    "WWW-Authenticate"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "code": "insufficient_scope",
                     *       "detail": "The API key needs the scope webhooks:manage for this operation.",
                     *       "error": "The API key needs the scope webhooks:manage for this operation."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "code": "not_found",
                     *       "detail": "This webhook does not exist or was deleted.",
                     *       "error": "This webhook does not exist or was deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "code": "body_too_large",
                     *       "detail": "The request body is larger than 64 KB.",
                     *       "error": "The request body is larger than 64 KB."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    /**
                     * @description The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).
                     * @example identity
                     */
                    "Accept-Encoding"?: string;
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "code": "internal_error",
                     *       "detail": "Something went wrong on our side.",
                     *       "error": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /**
                     * @description The number of seconds to wait before the next attempt.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "detail": "The listings are not available right now. Try again in a moment.",
                     *       "error": "The listings are not available right now. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listingCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, also in a repeated delivery.
                 * @example evt_665f1c2ab7d94e0012a4c9d4
                 */
                "webhook-id": string;
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. See `createWebhook`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
                /**
                 * @description The time of the attempt, in seconds since 1970.
                 * @example 1749117600
                 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "listing.created",
                 *       "timestamp": "2025-06-05T10:00:00.000Z",
                 *       "data": {
                 *         "_id": "665f1c2ab7d94e0012a4c9d1",
                 *         "url": "https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1",
                 *         "title": "Sunny single room near Dhanmondi Lake",
                 *         "location": "Road 8A, Dhanmondi, Dhaka",
                 *         "rentAmount": 12500,
                 *         "roomType": "Single",
                 *         "lifestyle": "Non-smoker, early riser",
                 *         "imageUrl": "https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg",
                 *         "description": "Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake.",
                 *         "availability": "available",
                 *         "name": "Nusrat Jahan",
                 *         "likes": 4,
                 *         "views": 31,
                 *         "createdAt": "2025-06-04T09:15:00.000Z",
                 *         "updatedAt": "2025-06-04T09:15:00.000Z",
                 *         "isOwner": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListingCreatedEvent"];
            };
        };
        responses: {
            /** @description The event is delivered. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone. The webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listingDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, also in a repeated delivery.
                 * @example evt_665f1c2ab7d94e0012a4c9d4
                 */
                "webhook-id": string;
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. See `createWebhook`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
                /**
                 * @description The time of the attempt, in seconds since 1970.
                 * @example 1749117600
                 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "listing.deleted",
                 *       "timestamp": "2025-06-05T10:00:00.000Z",
                 *       "data": {
                 *         "_id": "665f1c2ab7d94e0012a4c9d1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListingDeletedEvent"];
            };
        };
        responses: {
            /** @description The event is delivered. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone. The webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listingUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, also in a repeated delivery.
                 * @example evt_665f1c2ab7d94e0012a4c9d4
                 */
                "webhook-id": string;
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. See `createWebhook`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
                /**
                 * @description The time of the attempt, in seconds since 1970.
                 * @example 1749117600
                 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "listing.updated",
                 *       "timestamp": "2025-06-05T10:00:00.000Z",
                 *       "data": {
                 *         "_id": "665f1c2ab7d94e0012a4c9d1",
                 *         "url": "https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1",
                 *         "title": "Sunny single room near Dhanmondi Lake",
                 *         "location": "Road 8A, Dhanmondi, Dhaka",
                 *         "rentAmount": 11500,
                 *         "roomType": "Single",
                 *         "lifestyle": "Non-smoker, early riser",
                 *         "imageUrl": "https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg",
                 *         "description": "Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake.",
                 *         "availability": "available",
                 *         "name": "Nusrat Jahan",
                 *         "likes": 4,
                 *         "views": 31,
                 *         "createdAt": "2025-06-04T09:15:00.000Z",
                 *         "updatedAt": "2025-06-05T10:00:00.000Z",
                 *         "isOwner": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListingUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event is delivered. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone. The webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
