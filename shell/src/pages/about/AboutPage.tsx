import { brand } from '@storefront/shared/content';
import { about } from '@storefront/shared/content/about';
import { SheetPage } from '../common/SheetPage';
import { Facilities, Quote, Reasons } from './about-style';
import { Visit } from './Visit';

/** About (§2): story, reasons, facilities, vision, the owner's note, and how to visit. */
export default function AboutPage() {
  return (
    <SheetPage title={`About ${brand.name}`} lead={about.lead}>
      <section aria-labelledby="story">
        <h2 id="story">Our story</h2>
        {about.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
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
            <li key={facility}>{facility}</li>
          ))}
        </Facilities>
      </section>
      <section aria-labelledby="vision">
        <h2 id="vision">What we want to be</h2>
        <p>{about.vision}</p>
      </section>
      <Quote>
        <blockquote>{about.owner.text}</blockquote>
        <figcaption>{about.owner.name}</figcaption>
      </Quote>
      <Visit />
    </SheetPage>
  );
}
