import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from '../../styles/read-tokens';
import { cornerTokens, spaceTokens, tokenGroups, typeTokens } from './token-groups';

const css = readFileSync(join(__dirname, '../../styles/tokens.css'), 'utf8');
const shown = [...Object.values(tokenGroups).flat(), ...typeTokens, ...spaceTokens, ...cornerTokens];

test.each([
  ['cafe', 'light'],
  ['cafe', 'dark'],
  ['closet', 'light'],
  ['closet', 'dark'],
  ['staff', 'light'],
  ['staff', 'dark'],
])('the sheet shows no token that %s, %s lacks', (brandTheme, theme) => {
  const tokens = tokensOf(css, brandTheme, theme);
  expect(shown.filter((name) => !tokens.has(name))).toEqual([]);
});
