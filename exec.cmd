@rem "npm start" ends its shell by exec, so that the site gets the signals sent to npm. The shell of Windows has no exec.
@%*
