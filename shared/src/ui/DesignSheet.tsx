import { useState } from 'react';
import styled from 'styled-components';
import { Field } from './Field';
import { ActionSamples } from './internal/sheet/ActionSamples';
import { FieldSamples } from './internal/sheet/FieldSamples';
import { MessageSamples } from './internal/sheet/MessageSamples';
import { ProductSamples } from './internal/sheet/ProductSamples';
import { Columns } from './internal/sheet/Section';
import { SlipSample } from './internal/sheet/SlipSample';
import { TokenSamples } from './internal/sheet/TokenSamples';
import { Mark } from './Mark';
import { Page } from './Page';
import { Select } from './Select';
import { Weave } from './Weave';

const brandThemes = ['cafe', 'closet', 'staff'];
const themes = ['light', 'dark'];

export interface DesignSheetProps {
  brandTheme?: string | undefined;
  theme?: string | undefined;
}

/** Shows every token and component of the kit in a chosen brand theme and colour scheme. Development only. */
export function DesignSheet({ brandTheme = 'cafe', theme = 'light' }: DesignSheetProps) {
  const [shownBrandTheme, setShownBrandTheme] = useState(brandTheme);
  const [shownTheme, setShownTheme] = useState(theme);
  return (
    <Ground data-mood={shownBrandTheme} data-theme={shownTheme}>
      <Page>
        <Head>
          <Mark size={40} />
          <h1>Design sheet</h1>
        </Head>
        <Weave />
        <Choices>
          <Field label="Brand theme">
            <Options values={brandThemes} value={shownBrandTheme} onChange={setShownBrandTheme} />
          </Field>
          <Field label="Theme">
            <Options values={themes} value={shownTheme} onChange={setShownTheme} />
          </Field>
        </Choices>
        <TokenSamples />
        <ActionSamples />
        <FieldSamples />
        <ProductSamples />
        <MessageSamples />
        <SlipSample />
      </Page>
    </Ground>
  );
}

interface OptionsProps {
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Options({ values, value, onChange }: OptionsProps) {
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value)}>
      {values.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Select>
  );
}

const Ground = styled.div`
  min-height: 100vh;
  padding-block: var(--s6) var(--s9);
  background: var(--bg);
  color: var(--ink);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  padding-bottom: var(--s3);
`;

const Choices = styled(Columns)`
  padding-block: var(--s5);
`;
