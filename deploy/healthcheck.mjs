// Whether this machine's app should get requests, for the container's HEALTHCHECK: ends with status 0 or 1. A container
// needs no curl for it.
const host = ['', '0.0.0.0', '::'].includes(process.env.HOST ?? '') ? '127.0.0.1' : process.env.HOST
const address = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT || 3000}/api/ready`
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4000) })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
