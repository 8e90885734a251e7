import { Link } from '@storefront/shared/router';
import { DEPARTMENTS, type Department } from '@storefront/shared/rules/departments';
import styled from 'styled-components';
import { departmentWords } from '../../common/department-words';
import { boardPath } from '../../common/use-board-department';

const SCREENS = [null, ...DEPARTMENTS] as const;

/** Chooses whose screen the board is: the counter's or a department's (C222). */
export function DepartmentSwitch({ department }: { readonly department: Department | null }) {
  return (
    <Row aria-label="Screen">
      {SCREENS.map((screen) => (
        <Link
          key={screen ?? 'counter'}
          to={boardPath(screen)}
          aria-current={screen === department ? 'page' : undefined}
        >
          {screen === null ? 'Counter' : departmentWords[screen]}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  border-radius: var(--r-control);
  background: var(--bg);
  box-shadow: inset 0 0 0 1.5px var(--edge);

  a {
    display: grid;
    flex: 1 1 auto;
    place-items: center;
    height: var(--tap);
    padding-inline: 13px;
    border-radius: var(--r-control);
    font-size: 0.9375rem;
    font-weight: 600;
    color: var(--muted);
    text-decoration: none;
  }

  [aria-current] {
    background: var(--strong);
    color: var(--on-strong);
  }

  @media (forced-colors: active) {
    [aria-current] {
      outline: 2px solid;
      outline-offset: -4px;
    }
  }

  @media (max-width: 899px) {
    order: 1;
    width: 100%;
    margin-left: 10px;

    a {
      padding-inline: 6px;
    }
  }
`;
