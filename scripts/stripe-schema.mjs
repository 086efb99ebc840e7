// Writes sandbox/stripe/schema.ts, the parameters that Stripe accepts, from the types of its SDK: `npm run
// stripe-schema`. `npm run stripe-schema -- --check` writes nothing and fails when the file doesn't match the pinned SDK.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createGenerator } from 'ts-json-schema-generator'

const root = new URL('..', import.meta.url)
const at = (path) => fileURLToPath(new URL(path, root))
const file = at('sandbox/stripe/schema.ts')

/** The calls that the sandbox answers, with the SDK's names for their parameters. */
const calls = {
  'GET /prices': 'PriceListParams',
  'POST /customers': 'CustomerCreateParams',
  'GET /customers/:id': 'CustomerRetrieveParams',
  'POST /checkout/sessions': 'Checkout.SessionCreateParams',
  'GET /checkout/sessions/:id': 'Checkout.SessionRetrieveParams',
  'POST /checkout/sessions/:id/expire': 'Checkout.SessionExpireParams',
  'POST /refunds': 'RefundCreateParams',
  'POST /billing_portal/sessions': 'BillingPortal.SessionCreateParams',
  'GET /subscriptions': 'SubscriptionListParams',
  'GET /subscriptions/:id': 'SubscriptionRetrieveParams',
}

/**
 * The SDK's types accept any text as a choice, so that later versions of the API still fit. A choice that Stripe
 * refuses today stays refused here.
 */
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  // An exact decimal is a class in the SDK, and a text in the API.
  if (Object.keys(schema.properties ?? {}).some((name) => name.startsWith('__@'))) return { type: 'string' }
  const isChoice = (each) => each.enum !== undefined || (each.const ?? '') !== ''
  const branches = schema.anyOf?.some(isChoice)
    ? schema.anyOf.filter((each) => each.type !== 'string' || isChoice(each) || each.const === '')
    : schema.anyOf
  if (branches?.length === 1) return closed(branches[0])
  return Object.fromEntries(
    Object.entries({ ...schema, ...(branches && { anyOf: branches }) }).map(([name, value]) => [name, closed(value)]),
  )
}

/** One parameter a line, so that the changes of a new SDK version show line by line. */
const written = (calls) =>
  Object.entries(calls)
    .map(([call, { properties, ...rest }]) => {
      const lines = Object.entries(properties).map(([name, schema]) => `      ${name}: ${JSON.stringify(schema)},\n`)
      return `  '${call}': {\n    ${JSON.stringify(rest).slice(1, -1)},\n    properties: {\n${lines.join('')}    },\n  },\n`
    })
    .join('')

function generate() {
  const [source, config] = [at('.cache/stripe/parameters.ts'), at('.cache/stripe/tsconfig.json')]
  mkdirSync(at('.cache/stripe'), { recursive: true })
  const lines = Object.entries(calls).map(([call, type]) => `  '${call}': Stripe.${type}`)
  writeFileSync(source, `import type Stripe from 'stripe'\nexport interface Calls {\n${lines.join('\n')}\n}\n`)
  const options = { moduleResolution: 'bundler', module: 'esnext', target: 'es2023', strict: true, types: [] }
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files: ['parameters.ts'] }))
  const { properties } = createGenerator({
    path: source,
    tsconfig: config,
    type: 'Calls',
    expose: 'none',
    jsDoc: 'none',
    topRef: false,
    skipTypeCheck: true,
  }).createSchema('Calls')
  const { version } = JSON.parse(readFileSync(at('node_modules/stripe/package.json'), 'utf8'))
  return `/**
 * What Stripe takes, call by call, as JSON Schema: made by \`npm run stripe-schema\` from the parameter types of its SDK.
 * Please do not edit it manually.
 */

/** The version of the SDK that it was made from. */
export const schemaVersion = '${version}'

export const schemas: Readonly<Record<string, object>> = {
${written(closed(properties))}}
`
}

const text = generate()
if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
  console.log('Wrote sandbox/stripe/schema.ts')
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('sandbox/stripe/schema.ts is not what the SDK says; run `npm run stripe-schema` and commit it.')
  process.exitCode = 1
} else console.log('sandbox/stripe/schema.ts is what the SDK says')
