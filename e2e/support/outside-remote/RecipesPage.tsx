import { request } from '@storefront/shared/api';
import { Page } from '@storefront/shared/ui/Page';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import axios from 'axios';
import { Suspense } from 'react';
import styled, { ThemeProvider } from 'styled-components';
import cup from './cup.webp';
import styles from './outside.module.css';

const http = axios.create({ baseURL: '/api/v1/outside', headers: { 'X-Team': 'outside' } });

function Colours() {
  const { data } = useSuspenseQuery({
    queryKey: ['outside', 'colours'],
    queryFn: async () => (await http.get<string[]>('/colours', { params: { tone: ['red', 'blue'] } })).data,
  });
  return <p>Colours: {data.join(', ')}</p>;
}

function Order() {
  const { mutate, data } = useMutation({
    mutationFn: async (word: string) => (await http.post<string>('/orders', { word })).data,
  });
  return (
    <>
      <button type="button" onClick={() => mutate('scarf')}>
        Order
      </button>
      {data && <p>Ordered: {data}</p>}
    </>
  );
}

const tagged = { query: { tag: ['warm', 'wool'] } };

function Find() {
  const { mutate, data } = useMutation({
    mutationFn: (): Promise<unknown> => request('listClosetItems', tagged as never),
  });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Find
      </button>
      {Array.isArray(data) && <p>Found: {data.join(', ')}</p>}
    </>
  );
}

/** A page of a team with its own repository. It uses APIs that earlier, reduced library builds did not have. */
export default function RecipesPage() {
  return (
    <ThemeProvider theme={{ ink: 'rgb(1, 2, 3)' }}>
      <Page>
        <Title>Recipes</Title>
        <img className={styles.cup} src={cup} alt="Our cup" />
        <Suspense fallback={<p>Loading</p>}>
          <Colours />
        </Suspense>
        <Order />
        <Find />
      </Page>
    </ThemeProvider>
  );
}

const Title = styled.h1`
  color: ${({ theme }) => (theme as { ink: string }).ink};
`;
