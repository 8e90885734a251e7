/** @jest-environment node */
import { demoPeople } from '@storefront/shared/dev/mocks/fixtures/people';
import { renderPageToString } from '@storefront/shared/dev/testing/render-page-to-string';
import { shellPages } from './shell-pages';

/** Text that the HTML of each page must contain, without a browser and before any data. */
const expected: Readonly<Record<string, string>> = {
  'home/HomePage': 'One door,',
  'sign-up/SignUpPage': 'Full name',
  'login/LoginPage': 'Welcome back',
  'invite/InvitePage': 'Set your password',
  'gallery/GalleryPage': 'Gallery',
  'rewards/RewardsPage': 'Earn &amp; Redeem',
  'profile/ProfilePage': 'ASHA2345',
  'about/AboutPage': 'Our story',
  'staff-remotes/RemotesPage': 'Remotes',
  'offline/OfflinePage': 'This page is not on your phone yet',
  'not-found/NotFoundPage': 'This lane ends here',
};

test.each(Object.entries(shellPages))('%s renders to a string in Node', async (name, load) => {
  const { default: Page } = await load();
  const [person] = demoPeople;
  const html = renderPageToString(<Page />, { path: '/', ...(person && { person }) });
  expect(html).toContain(expected[name]);
});
