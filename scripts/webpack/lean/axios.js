/* The HTTP client without what the shop never calls: interceptor sugar, form and status helpers. */
import Axios from 'axios/unsafe/core/Axios.js';
import mergeConfig from 'axios/unsafe/core/mergeConfig.js';
import defaults from 'axios/unsafe/defaults/index.js';
import isAxiosError from 'axios/unsafe/helpers/isAxiosError.js';

const create = (config) => new Axios(mergeConfig(defaults, config));

export default { create, isAxiosError };
