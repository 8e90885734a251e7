import type { PageModule } from '../remote-host/load-release';

/** The shell's own pages by their name in the route table, each in its own chunk. */
export const shellPages: Readonly<Record<string, () => Promise<PageModule>>> = {
  'home/HomePage': () => import(/* webpackChunkName: "page-home" */ '../pages/home/HomePage'),
  'sign-up/SignUpPage': () => import(/* webpackChunkName: "page-sign-up" */ '../pages/sign-up/SignUpPage'),
  'login/LoginPage': () => import(/* webpackChunkName: "page-login" */ '../pages/login/LoginPage'),
  'invite/InvitePage': () => import(/* webpackChunkName: "page-invite" */ '../pages/invite/InvitePage'),
  'gallery/GalleryPage': () => import(/* webpackChunkName: "page-gallery" */ '../pages/gallery/GalleryPage'),
  'rewards/RewardsPage': () => import(/* webpackChunkName: "page-rewards" */ '../pages/rewards/RewardsPage'),
  'profile/ProfilePage': () => import(/* webpackChunkName: "page-profile" */ '../pages/profile/ProfilePage'),
  'about/AboutPage': () => import(/* webpackChunkName: "page-about" */ '../pages/about/AboutPage'),
  'staff-remotes/RemotesPage': () =>
    import(/* webpackChunkName: "page-staff-remotes" */ '../pages/staff-remotes/RemotesPage'),
  'offline/OfflinePage': () => import(/* webpackChunkName: "page-offline" */ '../pages/offline/OfflinePage'),
  'not-found/NotFoundPage': () =>
    import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/NotFoundPage'),
};
