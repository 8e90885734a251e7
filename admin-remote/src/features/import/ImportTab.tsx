import { readRuntimeConfig } from '@storefront/shared/config';
import { API_BASE, routes } from '@storefront/shared/contract/routes';
import { paths } from '@storefront/shared/paths';
import { Navigate, useSearchParams } from '@storefront/shared/router';
import { DownloadLink } from '@storefront/shared/ui/DownloadLink';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import styled from 'styled-components';
import { TabHead } from '../../common/TabHead';
import { ImportForm } from './ImportForm';
import { type ImportShop, SHOP_WORDS } from './import-words';
import { PastImports } from './PastImports';

const exportAddress = (shop: ImportShop, format: 'csv' | 'xlsx') =>
  `${readRuntimeConfig().apiOrigin}${API_BASE}${routes[shop === 'product' ? 'exportProducts' : 'exportCloset'].path}?format=${format}`;

/** Export and import of menu and closet, `/admin/import` (C304 to C306). A server that knows only §7 has none. */
export function ImportTab() {
  const [parameters, setParameters] = useSearchParams();
  const shop: ImportShop = parameters.get('list') === 'closet' ? 'closet' : 'product';
  if (!readRuntimeConfig().ownServer) return <Navigate to={paths.admin()} replace />;
  return (
    <>
      <TabHead title="Import and export" />
      <Panels>
        <Side>
          <Panel aria-labelledby="export-title">
            <h2 id="export-title">Export</h2>
            <Field label="List">
              <Select
                value={shop}
                onChange={({ target }) =>
                  setParameters(target.value === 'closet' ? { list: 'closet' } : {}, { replace: true })
                }
              >
                {(['product', 'closet'] as const).map((each) => (
                  <option key={each} value={each}>
                    {SHOP_WORDS[each].list}
                  </option>
                ))}
              </Select>
            </Field>
            <p>One row for each item. Change the cells in a spreadsheet, then import the file here.</p>
            <Row>
              <DownloadLink href={exportAddress(shop, 'xlsx')}>Workbook (XLSX)</DownloadLink>
              <DownloadLink href={exportAddress(shop, 'csv')}>CSV</DownloadLink>
            </Row>
          </Panel>
          <PastImports key={shop} shop={shop} />
        </Side>
        <ImportForm key={shop} shop={shop} />
      </Panels>
    </>
  );
}

const Panels = styled.div`
  display: grid;
  gap: 16px;
  padding-bottom: 32px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;
  }
`;

const Side = styled.div`
  display: grid;
  gap: 16px;
`;

const Panel = styled.section`
  display: grid;
  gap: 16px;
  padding: 16px;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  h2 {
    font-size: 1.25rem;
  }

  p {
    color: var(--muted);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
