import type { ComponentType } from 'react';
import AboutPage from '../pages/about/AboutPage';
import GalleryPage from '../pages/gallery/GalleryPage';
import HomePage from '../pages/home/HomePage';
import RewardsPage from '../pages/rewards/RewardsPage';

/** The shell's own pages that are rendered on a server, by their name in the route table. */
export const ownPages: Readonly<Record<string, ComponentType>> = {
  'about/AboutPage': AboutPage,
  'gallery/GalleryPage': GalleryPage,
  'home/HomePage': HomePage,
  'rewards/RewardsPage': RewardsPage,
};
