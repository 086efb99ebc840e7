import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fileCalls } from '../../base/file/calls'
import { FileInfo } from '../../base/file/model'
import type { Answer, CallInput, Row } from '../../base/kit/endpoint'

/** The address that the demo calls from; limits of real addresses are not touched by it. */
export const demoAddress = '0.0.0.0'

const boundary = 'husbok-demo-6f1d2c'

/** Calls the app as a browser does, without a port: every rule, file check and audit row applies. */
export function demoCaller(app: FastifyInstance) {
  let token = ''

  async function send(
    row: Row,
    url: string,
    payload: object | Buffer | undefined,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const answer = await app.inject({
      method: row.method,
      url,
      remoteAddress: demoAddress,
      headers: { 'accept-language': 'nb', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(payload !== undefined && { payload }),
    })
    if (answer.statusCode >= 400) throw new Error(`${row.name} was refused with ${answer.statusCode}: ${answer.body}`)
    return answer.body === '' ? undefined : answer.json()
  }

  /** A file given to a call that takes one; its answer. */
  async function uploadTo(row: Row, name: string, bytes: Buffer): Promise<unknown> {
    const disposition = `content-disposition: form-data; name="file"; filename="${name}"`
    const head = [`--${boundary}`, disposition, 'content-type: application/octet-stream', '', ''].join('\r\n')
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    return await send(row, `/api/${row.path}`, payload, headers)
  }

  return {
    /** From now on as the landlord of this session. */
    logIn: (accessToken: string) => void (token = accessToken),

    /** One call, typed by its row; money in the answer in øre. Throws when it is refused. */
    async call<R extends Row>(row: R, input: CallInput<R>): Promise<Answer<R>> {
      const { params, query, body } = input as {
        params?: Record<string, unknown>
        query?: Record<string, unknown>
        body?: object
      }
      const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
      const search = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const answer = await send(row, `/api/${path}${search.size > 0 ? `?${search.toString()}` : ''}`, body)
      return (row.answer instanceof z.ZodType ? row.answer.parse(answer) : undefined) as Answer<R>
    },

    /** The bytes behind a link that the app has answered. Throws when it is refused. */
    async open(url: string): Promise<Buffer> {
      const answer = await app.inject({
        method: 'GET',
        url,
        remoteAddress: demoAddress,
        headers: { authorization: `Bearer ${token}` },
      })
      if (answer.statusCode !== 200) throw new Error(`${url} was refused with ${answer.statusCode}: ${answer.body}`)
      return answer.rawPayload
    },

    /** One uploaded file; its url goes into the record. */
    upload: async (name: string, bytes: Buffer): Promise<FileInfo> =>
      FileInfo.parse(await uploadTo(fileCalls.upload, name, bytes)),

    uploadTo,
  }
}
export type DemoCaller = ReturnType<typeof demoCaller>
