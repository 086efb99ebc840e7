import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { builtInMunicipalities } from '../../src/base/kit/municipalities'

/** Statistics Norway's code lists, with the one of municipalities. */
export async function klassProvider(sandbox: Sandbox): Promise<void> {
  await providerRoutes(sandbox, 'klass', '/api/klass/v1', (app) => {
    app.get('/classifications/131/codesAt.json', async (request, reply) => {
      const date = new URLSearchParams(request.url.split('?')[1] ?? '').get('date') ?? ''
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return await reply.code(400).send('date is missing')
      const codes = [...builtInMunicipalities, { number: '9999', name: 'Uoppgitt' }]
      return await reply.send({
        codes: codes.map(({ number, name }) => ({
          code: number,
          parentCode: null,
          level: '1',
          name,
          shortName: '',
          presentationName: '',
        })),
      })
    })
    app.get('/classifications/131/changes.json', async (_request, reply) => await reply.send({ codeChanges: [] }))
  })
}
