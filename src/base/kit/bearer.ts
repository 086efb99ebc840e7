/** The token of an `Authorization` header. Its scheme is `Bearer` in any case of letters (RFC 9110, section 11.1). */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
