import styled from 'styled-components';
import { Section } from './Section';
import { cornerTokens, spaceTokens, tokenGroups, typeTokens } from './token-groups';

/** Shows every token in the chosen brand theme and colour scheme. */
export function TokenSamples() {
  return (
    <>
      <Section title="Colours">
        {Object.entries(tokenGroups).map(([group, names]) => (
          <div key={group}>
            <h3>{group}</h3>
            <Swatches>
              {names.map((name) => (
                <Swatch key={name}>
                  <Patch style={{ background: `var(--${name})` }} />
                  <code>{name}</code>
                </Swatch>
              ))}
            </Swatches>
          </div>
        ))}
      </Section>
      <Section title="Type">
        {typeTokens.map((name) => (
          <Line key={name}>
            <code>{name}</code>
            <Words style={{ fontSize: `var(--${name})` }}>Slow coffee, 8 AM</Words>
          </Line>
        ))}
      </Section>
      <Section title="Space and corners">
        {spaceTokens.map((name) => (
          <Line key={name}>
            <code>{name}</code>
            <Bar style={{ width: `var(--${name})` }} />
          </Line>
        ))}
        <Swatches>
          {cornerTokens.map((name) => (
            <Swatch key={name}>
              <Patch style={{ background: 'var(--sunk)', borderRadius: `var(--${name})` }} />
              <code>{name}</code>
            </Swatch>
          ))}
        </Swatches>
      </Section>
    </>
  );
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  gap: var(--s3);
  margin-top: var(--s2);
`;

const Swatch = styled.li`
  display: grid;
  gap: var(--s1);
  font-size: var(--t-micro);
`;

const Patch = styled.span`
  height: 56px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1px var(--line);
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 96px 1fr;
  align-items: center;
  font-size: var(--t-micro);
`;

const Words = styled.span`
  overflow: hidden;
  font-family: var(--font-display);
  font-weight: var(--display-weight);
  line-height: 1.2;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Bar = styled.span`
  height: 12px;
  background: var(--action);
`;
