import { about } from '@storefront/shared/content/about';
import { embedHosts } from '@storefront/shared/content/embeds';
import { Icon } from '@storefront/shared/ui/Icon';
import { playIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import { Cup, Film, Play, Poster, Screen, Words } from './video-style';

const { title, youtubeId } = about.video;
const frameUrl = `${embedHosts.video}/embed/${encodeURIComponent(youtubeId)}?autoplay=1&rel=0`;
const pageUrl = `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`;

/**
 * The video (§2 About): our own still image until the visitor presses play, so that no other host gets a request
 * before.
 */
export function VideoFacade() {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <figure>
      <Screen>
        {isPlaying ? (
          // Without a referrer the player refuses to play.
          <Film
            src={frameUrl}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            ref={(film) => film?.focus()}
          />
        ) : (
          <Poster type="button" onClick={() => setPlaying(true)} aria-label={`Play the video: ${title}`}>
            <Cup src="/art/coffee.webp" width={256} height={256} alt="" loading="lazy" />
            <Play>
              <Icon path={playIcon} size={32} />
            </Play>
            <Words>{title}</Words>
          </Poster>
        )}
      </Screen>
      <figcaption>
        Plays from YouTube. Nothing is loaded from there before you press play.{' '}
        <a href={pageUrl} target="_blank" rel="noreferrer">
          Watch it there
        </a>
      </figcaption>
    </figure>
  );
}
