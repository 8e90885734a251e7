/** Settings of a measured shop: they override the user's environment. */
export const measuredEnv = {
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_ORIGIN: '',
  DATABASE_URL: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  DEMO: '1',
  SMTP_URL: '',
  OTP_ECHO: '',
  TRUST_PROXY: '',
  REGISTRY: '',
  API_ORIGIN: '',
  RATE_LIMIT: 'off',
  RENDER: '',
  METRICS_TOKEN: '',
  LOG_LEVEL: 'warn',
};
