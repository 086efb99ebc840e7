// Checks the functions of a running Husbok that everything else needs. It writes only a failed login in the log, so it may
// be run against an installation in use. Each check is a line `ok` or `FAILED`. The exit status is 1 when one failed.
// usage: node smoke.mjs https://husbok.example.no [seconds to wait until it is ready, 30 without]
const [address = 'http://127.0.0.1:3000', patience = '30'] = process.argv.slice(2)
const base = address.replace(/\/+$/, '')

const get = (path, options) =>
  fetch(new URL(path, `${base}/`), { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...options })
const must = (holds, otherwise) => {
  if (!holds) throw new Error(otherwise)
}

/** A call's answer, with the status that it has to have. */
async function answerOf(path, status, options) {
  const answer = await get(path, options)
  must(answer.status === status, `${path} answers ${answer.status}, not ${status}`)
  return answer
}

/** The refusal that a call answers: a reason and the request's id, as the log has it. */
async function refusalOf(path, status, reason, options) {
  const answer = await answerOf(path, status, options)
  const { message, requestId } = await answer.json()
  must(message === reason, `${path} refuses with ${message}, not ${reason}`)
  must(requestId === answer.headers.get('x-request-id'), `${path} names another request than its header`)
}

/** The files that a page can't be shown without. */
const filesOf = (html) =>
  [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path)

const headers = [
  ['content-security-policy', /default-src 'self'.*frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^same-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ...(base.startsWith('https:') ? [['strict-transport-security', /max-age=\d{7,}/]] : []),
]

const checks = {
  'the process is up': () => answerOf('/api/health', 200),
  'it takes requests: the database answers, the disks have room': () => answerOf('/api/ready', 200),
  'the page comes, with every file that it names': async () => {
    const page = await answerOf('/login', 200)
    must(page.headers.get('content-type')?.startsWith('text/html'), 'the page is no HTML')
    const files = filesOf(await page.text())
    must(
      files.some((path) => path.endsWith('.js')),
      'the page names no script',
    )
    for (const path of files) {
      const file = await answerOf(path, 200)
      const type = file.headers.get('content-type') ?? ''
      must(!type.startsWith('text/html'), `${path} is the page, not a file`)
      must((await file.arrayBuffer()).byteLength > 0, `${path} is empty`)
    }
  },
  'answers carry the security headers': async () => {
    const page = await answerOf('/login', 200)
    for (const [name, wanted] of headers) {
      const value = page.headers.get(name) ?? ''
      must(wanted.test(value), `${name} is ${value === '' ? 'missing' : `"${value}"`}`)
    }
  },
  'nobody gets at records without a session': () => refusalOf('/api/house', 401, 'unauthorized'),
  'an unknown login is refused': () =>
    refusalOf('/api/auth/login', 422, 'invalidCredentials', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(base).origin },
      body: JSON.stringify({ email: 'smoke-test@husbok.invalid', password: 'nobody has this one' }),
    }),
  'what does not exist is refused': () => refusalOf('/api/no-such-call', 404, 'notFound'),
  'the API is described': async () => {
    const { openapi, paths } = await (await answerOf('/api/openapi.json', 200)).json()
    must(openapi.startsWith('3.1') && '/auth/login' in paths, 'the document of the API is not whole')
  },
  'security.txt has a contact and is not out of date': async () => {
    const text = await (await answerOf('/.well-known/security.txt', 200)).text()
    must(/^Contact: \S+/m.test(text), 'it names no contact')
    must(Date.parse(/^Expires: (\S+)/m.exec(text)?.[1] ?? '') > Date.now(), 'it is out of date')
  },
}

/** A start may take long, because the first one creates the database. */
async function waitUntilReady() {
  for (const end = Date.now() + Number(patience) * 1000; Date.now() < end;) {
    const answer = await get('/api/ready').catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => void setTimeout(done, 250))
  }
}

await waitUntilReady()
let failed = 0
for (const [what, check] of Object.entries(checks)) {
  try {
    await check()
    console.log(`ok      ${what}`)
  } catch (error) {
    failed += 1
    console.log(`FAILED  ${what}: ${error.cause?.message ?? error.message}`)
  }
}
console.log(failed === 0 ? `\n${base} passes` : `\n${base}: ${failed} of ${Object.keys(checks).length} failed`)
process.exit(failed === 0 ? 0 : 1)
