import { brand } from '@storefront/shared/content';
import { about } from '@storefront/shared/content/about';
import { Icon } from '@storefront/shared/ui/Icon';
import { checkIcon } from '@storefront/shared/ui/icons';
import { SheetPage } from '../common/SheetPage';
import { Facilities, Quote, Reasons, Story, Vision } from './about-style';
import { VideoFacade } from './VideoFacade';
import { Visit } from './Visit';

/** About (§2): story, video, reasons, facilities, vision, the owner's note, and how to visit. */
export default function AboutPage() {
  return (
    <SheetPage title={`About ${brand.name}`} lead={about.lead}>
      <Story aria-labelledby="story">
        <div>
          <h2 id="story">Our story</h2>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <VideoFacade />
      </Story>
      <section aria-labelledby="reasons">
        <h2 id="reasons">Why guests come back</h2>
        <Reasons>
          {about.reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Reasons>
      </section>
      <section aria-labelledby="facilities">
        <h2 id="facilities">In the house</h2>
        <Facilities>
          {about.facilities.map((facility) => (
            <li key={facility}>
              <Icon path={checkIcon} size={18} />
              <span>{facility}</span>
            </li>
          ))}
        </Facilities>
      </section>
      <Vision aria-labelledby="vision">
        <div>
          <h2 id="vision">What we want to be</h2>
          <p>{about.vision}</p>
        </div>
        <Quote>
          <blockquote>{about.owner.text}</blockquote>
          <figcaption>{about.owner.name}</figcaption>
        </Quote>
      </Vision>
      <Visit />
    </SheetPage>
  );
}
