/** The part of `@elastic/mockotlpserver` that the tests use. It has no types. */
declare module '@elastic/mockotlpserver' {
  interface Received {
    readonly resourceSpans: readonly {
      readonly resource: { readonly attributes: Readonly<Record<string, string>> };
      readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
    }[];
  }

  export interface ReceivedSpan {
    /** In hexadecimal digits, as `spanId` and `parentSpanId`. */
    readonly traceId: string;
    readonly spanId: string;
    /** Absent or empty: the first span of its trace. */
    readonly parentSpanId?: string;
    readonly name: string;
    /** `SPAN_KIND_SERVER`, for example. */
    readonly kind: string;
    /** Nanoseconds since 1970, in decimal digits. */
    readonly startTimeUnixNano: string;
    readonly endTimeUnixNano: string;
    /** Absent if there are none. */
    readonly attributes?: Readonly<Record<string, string | number>>;
    readonly status?: { readonly code?: string };
  }

  export class MockOtlpServer {
    constructor(options: {
      readonly logLevel: string;
      readonly services: readonly ['http'];
      readonly httpHostname: string;
      readonly httpPort: number;
      readonly onTrace: (request: unknown) => void;
    });
    /** Set by `start`. */
    readonly httpUrl: URL;
    start(): Promise<void>;
    close(): Promise<void>;
  }

  export function normalizeTrace(request: unknown): Received;
}
