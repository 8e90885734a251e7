/* What host and remotes may use of @tanstack/react-query. A remote gets it from the host, so a name missing here is
   missing there too: `scripts/test/lean-modules.test.ts` holds this list against every import in the sources. */
export {
  InfiniteQueryObserver,
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from 'whole-react-query';
