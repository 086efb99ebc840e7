/** The part of autocannon's interface that is used here. The package has no types. */
declare module 'autocannon' {
  export interface Request {
    method: 'GET' | 'POST'
    path: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  interface Result {
    duration: number
    errors: number
    timeouts: number
    non2xx: number
    requests: { total: number }
    latency: { p50: number; p99: number }
  }
  /** One connection. */
  interface Client {
    setRequests(requests: Request[]): void
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    timeout: number
    requests: Request[]
    setupClient: (client: Client) => void
  }): Promise<Result>
}
